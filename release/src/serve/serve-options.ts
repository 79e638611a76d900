import { readTokens, type Tokens } from './access/tokens';

export interface ServeOptions {
  port: number;
  host: string;
  /** Origins under which browsers open the console. */
  origins: string[];
  tokens: Tokens;
  /** Origins of the shells whose canaries are watched; empty for none. */
  shells: string[];
}

/** An environment variable is invalid; the message names it. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting';
}

/** @throws InvalidSetting, InvalidTokens */
export function readServeOptions(
  { port, host }: { port: number; host: string },
  env: NodeJS.ProcessEnv,
  hasPersonalTokens = false,
): ServeOptions {
  const local = [`http://${host}:${port}`, `http://localhost:${port}`];
  return {
    port,
    host,
    origins: env['RELEASE_ORIGIN'] ? [parseOrigin('RELEASE_ORIGIN', env['RELEASE_ORIGIN'])] : local,
    tokens: readTokens(env, hasPersonalTokens),
    shells: (env['SHELLS'] ?? '')
      .split(',')
      .filter((origin) => origin.trim() !== '')
      .map((origin) => parseOrigin('SHELLS', origin.trim())),
  };
}

function parseOrigin(name: string, text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new InvalidSetting(
    `${name} must name origins such as http://127.0.0.1:3000, not "${text}".`,
  );
}
