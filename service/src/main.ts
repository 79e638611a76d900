import { readSettings, SettingsError, type Settings } from './config/environment';
import { ContentError } from './content/read-content';
import { FolderInUse } from './database/folder-lock';
import { MigrationFailed } from './database/migrate';
import { MAKE_FILES } from './database/make-files-apart';
import { openDatabase } from './database/open';
import { makeEmbeddedFiles } from './database/open-embedded';
import { keepTidy } from './housekeeping';
import { createLog } from './log';
import { buildService, prepareDatabase } from './service';

const CLOSE_MS = 8_000;

/** Failures that the operator can mend: one sentence says it all, a stack would hide it. */
const isExpected = (error: unknown): error is Error =>
  [SettingsError, ContentError, FolderInUse, MigrationFailed].some((kind) => error instanceof kind);

const start = async (settings: Settings): Promise<void> => {
  const log = createLog(settings.LOG_LEVEL);
  const database = await openDatabase(settings, log);
  const parts = { settings, database, log };
  try {
    await prepareDatabase(parts);
    const app = await buildService(parts);
    await app.listen({ port: settings.PORT, host: settings.HOST });
    const stopTidying = keepTidy(database, log);
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : settings.PORT;
    process.stdout.write(`service ready http://${settings.HOST}:${port ?? settings.PORT}\n`);

    const stop = async () => {
      setTimeout(() => process.exit(1), CLOSE_MS).unref();
      await app.close();
      await stopTidying();
      await database.close();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
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
  const text = isExpected(error) ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`service cannot start: ${String(text)}\n`);
  process.exit(1);
}
