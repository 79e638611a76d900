/**
 * How a browser tells the server which versions failed in it, so that the next document is rendered by their fallback:
 * `name@version` joined by `|`, for half a minute.
 */
export const EXCLUDED_VERSIONS_COOKIE = 'huoban_avoid';
export const EXCLUDED_VERSIONS_MAX_AGE_S = 30;

const SEPARATOR = '|';
/** The shell and every section, and no more. */
const MAX_VERSIONS = 6;

/** Versions in the value of the cookie, as they were written; anything may stand there. */
export const parseExcludedVersions = (value: string | null): string[] =>
  (value ?? '').split(SEPARATOR).filter(Boolean).slice(0, MAX_VERSIONS);

/** The value with one more version, the newest first. */
export const withExcludedVersion = (value: string | null, version: string): string =>
  [...new Set([version, ...parseExcludedVersions(value)])].slice(0, MAX_VERSIONS).join(SEPARATOR);
