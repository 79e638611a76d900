import type { Content } from '../content/read-content';
import { seedContent } from '../content/seed';
import type { Database } from '../database/database';

/** Writes content that is not in files. */
export const seedParsedContent = (db: Database, content: Content): Promise<Content | undefined> =>
  seedContent(db, { digest: content.digest, parse: () => Promise.resolve(content) });
