import { startBackupServer } from './backup/backup-server';
import { SETTING_NAMES, type Settings } from './config/environment';
import { describeUnknownSettings } from './config/unknown-settings';
import { openDatabase } from './database/open';
import { startCleanupJob } from './cleanup-job';
import { createLog } from './log';
import { buildService, prepareDatabase } from './service';

export interface StartedService {
  /** With the port that was chosen when the settings leave it open. */
  address: string;
  /** Lets requests under way end, then closes everything. */
  stop: () => Promise<void>;
}

/**
 * Starts the service of the settings. `environment` is looked through for names that are almost those of settings.
 * @throws what `startFailure` can tell; then nothing is left open.
 */
export async function startService(
  settings: Settings,
  environment: Record<string, string | undefined>,
): Promise<StartedService> {
  const log = createLog(settings.LOG_LEVEL, settings.LOG_FORMAT);
  for (const sentence of describeUnknownSettings(environment, SETTING_NAMES)) log.warn(sentence);
  const database = await openDatabase(settings, log);
  const ends = [() => database.close()];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const parts = { settings, database, log, processMetrics: true };
    await prepareDatabase(parts);
    const app = await buildService(parts);
    ends.push(() => app.close());
    const bound = await app.listen({ port: settings.PORT, host: settings.HOST });
    ends.push(startCleanupJob(database, log, settings.REPORT_DAYS));
    if (database.kind === 'embedded' && settings.DATA_DIR !== 'memory')
      ends.push(await startBackupServer(database.db, settings.DATA_DIR, log));
    return { address: `http://${settings.HOST}:${bound.replace(/^.*:/, '')}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
