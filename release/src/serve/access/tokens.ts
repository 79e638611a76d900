import { createHash, timingSafeEqual } from 'node:crypto';

/** Operators act, viewers look. */
export type Role = 'operator' | 'viewer';

export interface Tokens {
  operator: string;
  /** Null: nobody only looks. */
  viewer: string | null;
}

/** Neither of the console's tokens is short enough to be guessed, nor the same as the other. */
export class InvalidTokens extends Error {
  override name = 'InvalidTokens';
}

const MIN_TOKEN_LENGTH = 16;

/** @throws InvalidTokens that says what to set */
export function readTokens(env: NodeJS.ProcessEnv): Tokens {
  const operator = env['RELEASE_TOKEN'] ?? '';
  const viewer = env['RELEASE_VIEW_TOKEN'] || null;
  for (const [name, token] of Object.entries({
    RELEASE_TOKEN: operator,
    RELEASE_VIEW_TOKEN: viewer,
  })) {
    if (token !== null && token.length < MIN_TOKEN_LENGTH) {
      throw new InvalidTokens(
        `${name} must have ${MIN_TOKEN_LENGTH} characters at least; \`openssl rand -hex 24\` makes a good one.`,
      );
    }
  }
  if (operator === viewer)
    throw new InvalidTokens('RELEASE_VIEW_TOKEN must differ from RELEASE_TOKEN.');
  return { operator, viewer };
}

/** What the holder of a token may do; takes as long for a wrong one as for a right one. */
export function findRole(token: string, { operator, viewer }: Tokens): Role | null {
  const isOperator = isEqual(token, operator);
  const isViewer = viewer !== null && isEqual(token, viewer);
  if (isOperator) return 'operator';
  return isViewer ? 'viewer' : null;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
