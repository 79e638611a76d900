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
 * Brings the whole site up on this machine: checks, install, build, publish, pin, run. Resolves when it
 * is ready and leaves it running until the process is asked to end.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} with one sentence for people
 */
export async function startSite(env) {
  const settings = readStartSettings(env, ROOT);
  if (!(await isPortFree(settings.port, settings.host))) {
    throw new Error(
      `Port ${String(settings.port)} of ${settings.host} is in use: stop what listens there, or set PORT to another one.`,
    );
  }
  const giveBack = lockFolder(settings.dataDir);
  process.once('exit', giveBack);

  const steps = createSteps();
  const supervisor = new Supervisor(steps.say);
  stopOnSignals(supervisor);
  await ensureInstalled({ mode: 'prod', root: ROOT, steps });
  try {
    await bringUp(settings, { supervisor, steps });
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  steps.say(`ready ${settings.address}`);
}

/**
 * The database of the service takes longest to open, so that happens beside the build.
 * @param {import('./start-settings.mjs').StartSettings} settings
 * @param {{ supervisor: Supervisor, steps: import('../report/steps.mjs').Steps }} tools
 */
async function bringUp(settings, { supervisor, steps }) {
  const { dataDir, keysDir, channel, address } = settings;
  const env = processEnvironments(settings, await freePort('127.0.0.1'), ROOT);
  // These exist only after the install.
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
    // the second form is that of LOG_FORMAT=json
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
 * The first signal ends the programs in peace, the second at once.
 * @param {Supervisor} supervisor
 */
function stopOnSignals(supervisor) {
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (asked) supervisor.kill();
      asked = true;
      void supervisor.stop().then(() => process.exit(0));
    });
  }
}
