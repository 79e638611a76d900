import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/install.mjs';
import { lockFolder } from '../process/lock.mjs';
import { freePort, isPortFree } from '../process/port.mjs';
import { processEnvironments, readStartSettings } from './start-settings.mjs';
import { createSteps } from '../report/steps.mjs';
import { Supervisor } from '../process/supervisor.mjs';
import { waitForHealth } from '../process/wait-for-health.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Starts the whole site: checks, install, build, publish, pin, run. Resolves when it is ready; it runs until the process
 * is signalled.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} with a message for the terminal
 */
export async function startSite(env) {
  const settings = readStartSettings(env, ROOT);
  if (!(await isPortFree(settings.port, settings.host))) {
    throw new Error(
      `Port ${String(settings.port)} of ${settings.host} is in use. Stop the process that listens there, or set PORT.`,
    );
  }
  const unlock = lockFolder(settings.dataDir);
  process.once('exit', unlock);

  const steps = createSteps();
  const supervisor = new Supervisor(steps.log);
  stopOnSignals(supervisor);
  await ensureInstalled({ mode: 'prod', root: ROOT, steps });
  try {
    await startProcesses(settings, { supervisor, steps });
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  steps.log(`ready ${settings.address}`);
}

/**
 * The service starts during the build, because its database takes longest to open.
 * @param {import('./start-settings.mjs').StartSettings} settings
 * @param {{ supervisor: Supervisor, steps: import('../report/steps.mjs').Steps }} tools
 */
async function startProcesses(settings, { supervisor, steps }) {
  const { dataDir, keysDir, channel, address } = settings;
  const env = processEnvironments(settings, await freePort('127.0.0.1'), ROOT);
  // Available only after the install.
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { bundleServers, RUNNER_PROGRAM, SERVICE_PROGRAM } =
    await import('../build/bundle-servers');
  const { deploy } = await import('./deploy');
  await bundleServers(ROOT, steps);
  const service = {
    name: 'service',
    file: join(ROOT, SERVICE_PROGRAM),
    cwd: ROOT,
    env: env.service,
    // Also matches LOG_FORMAT=json.
    ready: /^(\{.*"msg":")?service ready\b/,
  };
  const shell = {
    name: 'shell',
    file: join(ROOT, RUNNER_PROGRAM),
    cwd: ROOT,
    env: env.shell,
    ready: /^shell ready\b/,
  };
  await Promise.all([
    steps.run('run service', () => supervisor.start(service)),
    deploy({ root: ROOT, dataDir, keysDir, channel, steps }).then(() =>
      steps.run('run shell', () => supervisor.start(shell)),
    ),
  ]);
  await unregister();
  await steps.run('check', () => waitForHealth(`${address}/-/health`, 10_000));
}

/**
 * The first signal stops the processes gracefully, the second kills them.
 * @param {Supervisor} supervisor
 */
function stopOnSignals(supervisor) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (isStopping) supervisor.kill();
      isStopping = true;
      void supervisor.stop().then(() => process.exit(0));
    });
  }
}
