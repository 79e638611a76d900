import { readSettings } from '../config/environment';
import type { Log } from '../process/log';
import { readContentFiles } from '../content/read-content';
import { openReplies } from '../replies/open-replies';
import { prepareDatabase, type ServiceDependencies } from '../service';
import type { OpenTestDatabase } from './database-suites';
import { createSampleContent } from './sample-content';

interface PreparedService {
  dependencies: ServiceDependencies;
  /** Closes the database and removes the content. */
  close: () => Promise<void>;
}

/** Creates a database with the sample content, and what a service on it is built of. */
export async function prepareTestService(
  open: OpenTestDatabase,
  environment: Record<string, string>,
  log: Log,
): Promise<PreparedService> {
  const content = await createSampleContent();
  const database = await open('migrated');
  const settings = readSettings({
    CONTENT_DIR: content.folder,
    MEDIA_MANIFEST: 'none',
    DEVELOPMENT_MODE: 'true',
    ...environment,
  });
  const files = await readContentFiles(settings.CONTENT_DIR);
  await prepareDatabase(database, files, log);
  const { replies, classifiers } = await openReplies(settings, files.parse, log);
  return {
    dependencies: { settings, database, log, replies, classifier: classifiers },
    close: async () => {
      await database.close();
      await content.remove();
    },
  };
}
