import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { refusalError } from '../refusal';
import { canonicalJson } from '../registry/canonical-json';
import { readFileIfExists } from '../storage/files/read-file';
import { replaceFile } from '../storage/files/write-file';
import { loadTrustedKeys } from './key-files';
import { withKeysLock } from './keys-lock';
import { KeysUnreadable } from './trusted-keys';

const TOKENS_FILE = 'console-tokens.json';
const TOKEN_BYTES = 24;

/** SHA-256 (base64) of the token of each owner: a random token needs no slow hash. */
const tokensSchema = z.strictObject({
  format: z.literal(1),
  tokens: z.record(z.string(), z.string()),
});

type Tokens = z.infer<typeof tokensSchema>['tokens'];

async function readTokens(keysDir: string): Promise<Tokens> {
  const file = path.join(keysDir, TOKENS_FILE);
  const content = await readFileIfExists(file);
  if (content === null) return {};
  try {
    return tokensSchema.parse(JSON.parse(content.toString('utf8'))).tokens;
  } catch {
    throw new KeysUnreadable(`${file} is invalid`);
  }
}

/**
 * Creates the console token of an owner, in place of an earlier one.
 * @throws ReleaseRefused R026 for an owner without a key; KeysUnreadable
 */
export async function createConsoleToken(keysDir: string, owner: string): Promise<string> {
  const { records } = await loadTrustedKeys(keysDir);
  if (!records.some((record) => record.owner === owner && !record.revoked)) {
    throw refusalError({
      code: 'R026',
      subject: owner,
      problem: 'no trusted key has this owner',
      remedy: `Create one: \`pnpm release keys create --owner ${owner} --reason …\`.`,
    });
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await withKeysLock(keysDir, async () => {
    const tokens = { ...(await readTokens(keysDir)), [owner]: hashToken(token).toString('base64') };
    await replaceFile(path.join(keysDir, TOKENS_FILE), canonicalJson({ format: 1, tokens }));
  });
  return token;
}

/** @returns the owner of the token with this hash, null when there is none @throws KeysUnreadable */
export async function findTokenOwner(keysDir: string, hash: Buffer): Promise<string | null> {
  const found = Object.entries(await readTokens(keysDir)).filter(([, stored]) => {
    const expected = Buffer.from(stored, 'base64');
    return expected.length === hash.length && timingSafeEqual(expected, hash);
  });
  return found[0]?.[0] ?? null;
}

/** Whether any owner has a token. @throws KeysUnreadable */
export const hasConsoleTokens = async (keysDir: string): Promise<boolean> =>
  Object.keys(await readTokens(keysDir)).length > 0;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
