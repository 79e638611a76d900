/**
 * Cookie with the versions that failed in this browser, so that the server renders the next document by their fallback:
 * `name@version` joined by `|`.
 */
export const EXCLUDED_VERSIONS_COOKIE = 'huoban_avoid';
export const EXCLUDED_VERSIONS_MAX_AGE_S = 30;

const SEPARATOR = '|';
/** The shell and five sections. */
const MAX_VERSIONS = 6;

/** Versions in a cookie's value; the content is not trusted. */
export const parseExcludedVersions = (value: string | null): string[] =>
  (value ?? '').split(SEPARATOR).filter(Boolean).slice(0, MAX_VERSIONS);

/** The cookie's value with one more version, the newest first. */
export const withExcludedVersion = (value: string | null, version: string): string =>
  [...new Set([version, ...parseExcludedVersions(value)])].slice(0, MAX_VERSIONS).join(SEPARATOR);
