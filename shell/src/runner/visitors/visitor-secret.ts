import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

const BYTES = 32;
const VALID = /^[0-9a-f]{64}$/;

/**
 * The secret in a file, which the first shell creates; shells that share the folder share it.
 * @throws Error when the file can be neither created nor read, or has other content
 */
export async function readVisitorSecret(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  const known = await fs.readFile(file, 'utf8').catch(() => null);
  if (known === null) {
    await fs.writeFile(draft, randomBytes(BYTES).toString('hex'), { mode: 0o600, flush: true });
    try {
      // Complete and exclusive: another shell may create it at the same time.
      await fs.link(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await fs.rm(draft, { force: true });
    }
  }
  const secret = known ?? (await fs.readFile(file, 'utf8'));
  if (!VALID.test(secret)) throw new Error(`${file} is not a visitor secret`);
  return secret;
}
