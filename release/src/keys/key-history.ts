import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { canonicalJson } from '../registry/canonical-json';
import { readFileIfExists } from '../storage/files/read-file';
import { KeysUnreadable } from './trusted-keys';

export const KEY_HISTORY_FILE = 'history.jsonl';

const keyActSchema = z.strictObject({
  at: z.iso.datetime(),
  act: z.enum(['create', 'rotate', 'revoke', 'policy', 'token']),
  /** Ids: the new key of a rotation first. */
  keys: z.array(z.string()),
  author: z.string(),
  reason: z.string(),
});

/** Record of a key change. For information only: `trusted.json` is authoritative. */
export type KeyAct = z.infer<typeof keyActSchema>;

/** Appends to the history of a keys folder; safe for concurrent processes. */
export async function appendKeyAct(keysDir: string, act: Omit<KeyAct, 'at'>): Promise<void> {
  const line = canonicalJson({ ...act, at: new Date().toISOString() });
  await fs.appendFile(path.join(keysDir, KEY_HISTORY_FILE), `${line}\n`);
}

/** Key changes, oldest first. @throws KeysUnreadable when a line is invalid */
export async function readKeyHistory(keysDir: string): Promise<KeyAct[]> {
  const file = path.join(keysDir, KEY_HISTORY_FILE);
  const text = (await readFileIfExists(file))?.toString('utf8') ?? '';
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      try {
        return keyActSchema.parse(JSON.parse(line));
      } catch {
        throw new KeysUnreadable(`line ${index + 1} of ${file} is invalid`);
      }
    });
}
