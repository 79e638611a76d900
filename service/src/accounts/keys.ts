import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database';

/** Derives a key for one purpose from the root secret. */
export type KeyFor = (purpose: string) => Buffer;

/**
 * Derives all keys from `secret`, or from 256 random bits that are generated once and stored in the database, so that
 * every process on it uses the same keys.
 */
export async function loadKeys(db: Database, secret: string | undefined): Promise<KeyFor> {
  const root = secret ?? (await storedSecret(db));
  return (purpose) => createHmac('sha256', root).update(purpose).digest();
}

async function storedSecret(db: Database): Promise<string> {
  await db
    .insertInto('facts')
    .values({ name: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  return row.value;
}

/** A token of 256 random bits, and the hash under which it is stored. */
export function generateToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
