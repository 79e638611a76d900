import { readFileSync } from 'node:fs';

/** Variables that a file can hold: `PGPASSWORD_FILE` names the file of `PGPASSWORD`. */
export const SECRETS = [
  'RELEASE_TOKEN',
  'RELEASE_VIEW_TOKEN',
  'VISITOR_SECRET',
  'PGPASSWORD',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const;

/** A secret is given twice, or its file cannot be read. */
export class InvalidSecret extends Error {
  override readonly name = 'InvalidSecret';
}

/**
 * Puts secrets that files hold into the environment, where the libraries for S3 and PostgreSQL read them. A line break at
 * the end of a file does not count.
 * @throws InvalidSecret
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): void {
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const file = env[variable];
    if (!file) continue;
    if (env[name]) throw new InvalidSecret(`Set only one of ${name} and ${variable}.`);
    try {
      env[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      throw new InvalidSecret(`${variable} names ${file}, which cannot be read (${code}).`);
    }
  }
}
