import { openDoor } from './backup/door';
import { readSettings, SETTING_NAMES, type Settings } from './config/environment';
import { unknownSettings } from './config/unknown-settings';
import { MAKE_FILES } from './database/make-files-apart';
import { openDatabase } from './database/open';
import { makeEmbeddedFiles } from './database/open-embedded';
import { keepTidy } from './housekeeping';
import { announceReady, createLog, tellFailure } from './log';
import { buildService, prepareDatabase } from './service';
import { startFailure } from './start-failure';

const CLOSE_MS = 8_000;

const start = async (settings: Settings): Promise<void> => {
  const log = createLog(settings.LOG_LEVEL, settings.LOG_FORMAT);
  for (const sentence of unknownSettings(process.env, SETTING_NAMES)) log.warn(sentence);
  const database = await openDatabase(settings, log);
  const parts = { settings, database, log, processMetrics: true };
  try {
    await prepareDatabase(parts);
    const app = await buildService(parts);
    await app.listen({ port: settings.PORT, host: settings.HOST });
    const stopTidying = keepTidy(database, log, settings.REPORT_DAYS);
    const isFolder = database.kind === 'embedded' && settings.DATA_DIR !== 'memory';
    const closeDoor = isFolder
      ? await openDoor(database.db, settings.DATA_DIR, log)
      : () => Promise.resolve();

    const stop = async () => {
      setTimeout(() => process.exit(1), CLOSE_MS).unref();
      await closeDoor();
      await app.close();
      await stopTidying();
      await database.close();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : settings.PORT;
    announceReady(settings.LOG_FORMAT, `http://${settings.HOST}:${port ?? settings.PORT}`);
  } catch (error) {
    await database.close();
    throw error;
  }
};

try {
  const [, , task, dataDir] = process.argv;
  if (task === MAKE_FILES && dataDir !== undefined) {
    await makeEmbeddedFiles(dataDir);
    process.exit(0);
  }
  await start(readSettings(process.env));
} catch (error) {
  tellFailure(process.env.LOG_FORMAT, `service cannot start: ${startFailure(error)}`);
  process.exit(1);
}
