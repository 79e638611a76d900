import { createHash, timingSafeEqual } from 'node:crypto';

/** Viewers have read-only access. */
export type Role = 'operator' | 'viewer';

export interface Tokens {
  /** Shared by all; null when every user has a token of their own. */
  operator: string | null;
  /** Null for no read-only access. */
  viewer: string | null;
}

/** A token is too short, or both are equal. */
export class InvalidTokens extends Error {
  override name = 'InvalidTokens';
}

const MIN_TOKEN_LENGTH = 16;

/**
 * @param isOptional whether users have tokens of their own
 * @throws InvalidTokens
 */
export function readTokens(env: NodeJS.ProcessEnv, isOptional = false): Tokens {
  const shared = env['RELEASE_TOKEN'] ?? '';
  const operator = isOptional && shared === '' ? null : shared;
  const viewer = env['RELEASE_VIEW_TOKEN'] || null;
  for (const [name, token] of Object.entries({
    RELEASE_TOKEN: operator,
    RELEASE_VIEW_TOKEN: viewer,
  })) {
    if (token !== null && token.length < MIN_TOKEN_LENGTH) {
      throw new InvalidTokens(
        `${name} must have at least ${MIN_TOKEN_LENGTH} characters; create one with \`openssl rand -hex 24\`.`,
      );
    }
  }
  if (operator !== null && operator === viewer)
    throw new InvalidTokens('RELEASE_VIEW_TOKEN must differ from RELEASE_TOKEN.');
  return { operator, viewer };
}

/** Role of a token, null for a wrong one. Compares in constant time. */
export function findRole(token: string, { operator, viewer }: Tokens): Role | null {
  const isOperator = operator !== null && isEqual(token, operator);
  const isViewer = viewer !== null && isEqual(token, viewer);
  if (isOperator) return 'operator';
  return isViewer ? 'viewer' : null;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
