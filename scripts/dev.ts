import path from 'node:path';
import { DevelopmentSession } from './dev/session';
import { readDevelopmentOptions, type DevelopmentOptions } from './dev/options';
import { lockFolder } from './lib/process/lock.mjs';
import { isPortFree } from './lib/process/port.mjs';
import { createSteps } from './lib/report/steps.mjs';
import { reportExit, UsageError } from './lib/cli/usage-error';

const root = path.join(import.meta.dirname, '..');
const steps = createSteps();

async function develop(options: DevelopmentOptions): Promise<void> {
  const { section, port, host, folder } = options;
  if (!(await isPortFree(port, host))) {
    throw new UsageError(`Port ${port} of ${host} is in use. Choose another one with --port.`);
  }
  const unlock = lockFolder(folder);
  process.once('exit', unlock);
  const session = new DevelopmentSession(root, options, steps);
  let stopping: Promise<void> | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // `on`: Ctrl-C reaches this process and what started it, which may pass it on; the second must not kill.
    process.on(signal, () => {
      stopping ??= session.stop().then(() => process.exit(0));
    });
  }
  try {
    await session.start();
  } catch (error) {
    await session.stop();
    throw error;
  }
  steps.log(`ready http://${host}:${port} (${section} in development; Ctrl-C ends it)`);
}

try {
  await develop(readDevelopmentOptions(process.argv.slice(2), process.env, root));
} catch (error) {
  process.exit(reportExit(error));
}
