import { openTracing } from '@huoban/tracing';
import { startBackupServer } from '../database/backup/backup-server';
import { SETTING_NAMES, type Settings } from '../config/environment';
import { describeUnknownSettings } from '../config/unknown-settings';
import { readContentFiles } from '../content/read-content';
import { openDatabase } from '../database/open';
import { startCleanupJob } from './cleanup-job';
import { createLog } from './log';
import { createMessageClassifier } from '../replies/persona/understanding/classifier/classifiers';
import { createReplyThread } from '../replies/thread/reply-thread';
import { buildService, prepareDatabase } from '../service';

/** For open requests of a stopping service; then they are cut. */
const OPEN_REQUESTS_MS = 4_000;

export interface StartedService {
  /** URL with the actual port, also for `PORT=0`. */
  address: string;
  /** Finishes pending requests, then closes everything; within eight seconds also when the database is gone. */
  stop: () => Promise<void>;
}

/**
 * Starts the service. `environment` is searched for misspelled settings; `program` is that of the reply thread.
 * @throws errors that `describeStartFailure` describes; everything is closed again
 */
export async function startService(
  settings: Settings,
  environment: Record<string, string | undefined>,
  program: URL,
): Promise<StartedService> {
  const log = createLog(settings.LOG_LEVEL, settings.LOG_FORMAT);
  for (const warning of describeUnknownSettings(environment, SETTING_NAMES)) log.warn(warning);
  const tracing = await openTracing('service', environment);
  const files = await readContentFiles(settings.CONTENT_DIR);
  const replies = createReplyThread({ settings, program, log });
  const database = await openDatabase(settings, log);
  const cleanups: (() => unknown)[] = [
    () => Promise.all([tracing.flush(), database.close(), replies.stop()]),
  ];
  const stop = async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  };
  try {
    await prepareDatabase(database, files, log);
    const app = await buildService({
      settings,
      database,
      log,
      replies,
      classifier: createMessageClassifier(
        settings.PERSONA_DIR,
        async () => (await files.parse()).games,
      ),
      processMetrics: true,
      tracing,
    });
    cleanups.push(async () => {
      const cut = setTimeout(() => app.server.closeAllConnections(), OPEN_REQUESTS_MS);
      await app.close();
      clearTimeout(cut);
    });
    const bound = await app.listen({ port: settings.PORT, host: settings.HOST });
    // Visitors need the pages before the partners.
    await replies.start();
    cleanups.push(startCleanupJob(database, log, settings.REPORT_DAYS));
    if (database.kind === 'embedded' && settings.DATA_DIR !== 'memory')
      cleanups.push(await startBackupServer(database.db, settings.DATA_DIR, log));
    return { address: `http://${settings.HOST}:${bound.replace(/^.*:/, '')}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Migrates the database of the settings and writes the content. @throws as `startService` does */
export async function migrateDatabase(settings: Settings): Promise<void> {
  const log = createLog(settings.LOG_LEVEL, settings.LOG_FORMAT);
  const database = await openDatabase(settings, log);
  try {
    await prepareDatabase(database, await readContentFiles(settings.CONTENT_DIR), log);
  } finally {
    await database.close();
  }
}
