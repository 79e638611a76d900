import { readSettings } from './config/environment';
import { CREATE_FILES_TASK } from './database/create-files';
import { createEmbeddedFiles } from './database/open-embedded';
import { printReady, printFailure } from './process/log';
import { migrateDatabase, startService } from './process/start-service';
import { describeStartFailure } from './process/start-failure';

/** `main.mjs migrate` migrates the database and ends, before an update of many services. */
const MIGRATE_TASK = 'migrate';
const STOP_TIMEOUT_MS = 8_000;
const KEEP_ALIVE_MS = 60_000;
const REPLY_THREAD = new URL('./replies/thread/program.mjs', import.meta.url);

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  // Without an open handle Node waits for V8's background compilation of PGlite before it goes on.
  const keepAlive = setInterval(() => undefined, KEEP_ALIVE_MS);
  const service = await startService(settings, process.env, REPLY_THREAD);
  clearInterval(keepAlive);
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await service.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  printReady(settings.LOG_FORMAT, service.address);
}

try {
  const [, , task, dataDir] = process.argv;
  if (task === CREATE_FILES_TASK && dataDir !== undefined) {
    await createEmbeddedFiles(dataDir);
    process.exit(0);
  }
  if (task === MIGRATE_TASK) {
    await migrateDatabase(readSettings(process.env));
    process.exit(0);
  }
  await start();
} catch (error) {
  printFailure(process.env.LOG_FORMAT, `service cannot start: ${describeStartFailure(error)}`);
  process.exit(1);
}
