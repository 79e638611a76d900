/**
 * How a browser tells the server which versions failed in it, so that the next document is rendered by their fallback:
 * `name@version` joined by `|`, for half a minute.
 */
export const AVOID_COOKIE = 'huoban_avoid';
export const AVOID_SECONDS = 30;

const SEPARATOR = '|';
/** The shell and every section, and no more. */
const MOST = 6;

/** Versions in the value of the cookie, as they were written; anything may stand there. */
export const avoidedIn = (value: string | null): string[] =>
  (value ?? '').split(SEPARATOR).filter(Boolean).slice(0, MOST);

/** The value with one more version, the newest first. */
export const withAvoided = (value: string | null, version: string): string =>
  [...new Set([version, ...avoidedIn(value)])].slice(0, MOST).join(SEPARATOR);
