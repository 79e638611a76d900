import { readSettings } from './config/environment';
import { MAKE_FILES } from './database/make-files-apart';
import { makeEmbeddedFiles } from './database/open-embedded';
import { announceReady, tellFailure } from './log';
import { startService } from './start-service';
import { startFailure } from './start-failure';

const CLOSE_MS = 8_000;

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const service = await startService(settings, process.env);
  const stop = async () => {
    setTimeout(() => process.exit(1), CLOSE_MS).unref();
    await service.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  announceReady(settings.LOG_FORMAT, service.address);
};

try {
  const [, , task, dataDir] = process.argv;
  if (task === MAKE_FILES && dataDir !== undefined) {
    await makeEmbeddedFiles(dataDir);
    process.exit(0);
  }
  await start();
} catch (error) {
  tellFailure(process.env.LOG_FORMAT, `service cannot start: ${startFailure(error)}`);
  process.exit(1);
}
