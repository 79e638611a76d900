import { readFileSync } from 'node:fs';

/** Settings that a file can hold: `SERVICE_SECRET_FILE` names the file of `SERVICE_SECRET`. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_PASSWORD',
  'SERVICE_SECRET',
  'AI_API_KEY',
  'SMS_ALIYUN_ACCESS_KEY_ID',
  'SMS_ALIYUN_ACCESS_KEY_SECRET',
  'SMS_TENCENT_SECRET_ID',
  'SMS_TENCENT_SECRET_KEY',
] as const;

export const fileVariableOf = (name: string): string => `${name}_FILE`;

/**
 * Replaces `<NAME>_FILE` by the content of the file.
 * @returns the complete variables, and a sentence per problem
 */
export function readSecretFiles(given: Record<string, string | undefined>): {
  variables: Record<string, string | undefined>;
  problems: string[];
} {
  const variables = { ...given };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = given[fileVariableOf(name)];
    if (file === undefined) continue;
    if (given[name] !== undefined)
      problems.push(`Set only one of ${name} and ${fileVariableOf(name)}.`);
    else
      try {
        variables[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      } catch (error) {
        const { code = String(error) } = error as NodeJS.ErrnoException;
        problems.push(`${fileVariableOf(name)} names ${file}, which cannot be read (${code}).`);
      }
  }
  return { variables, problems };
}

/** Adds the password to a URL that has none. */
export function withPassword(
  url: string | undefined,
  password: string | undefined,
): string | undefined {
  if (url === undefined || password === undefined) return url;
  const address = new URL(url);
  if (address.password === '') address.password = encodeURIComponent(password);
  return address.href;
}
