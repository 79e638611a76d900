/**
 * Rows of the fault table by number: what every deployment meets one day. Each drill names the rows that it proves, and
 * `catalogue.test.ts` fails for a row without a drill.
 */
export const ROWS = {
  1: 'entry of a section cannot be reached',
  2: 'a section is slow (30 s)',
  3: 'a byte of a chunk is flipped',
  4: 'a chunk is cut off, with status 200',
  5: 'HTML instead of JavaScript, with status 200',
  6: 'files of another version, mixed release',
  7: 'an old release file is replayed',
  8: 'the release file is never renewed (frozen)',
  9: '503 or 429 for chunks',
  10: 'a style sheet fails',
  11: 'all chunks are missing',
  12: 'deploy during a visit, old files kept',
  13: 'deploy during a visit, old files gone',
  14: 'latest.json is missing, HTML, garbage or flips',
  15: 'the API answers 5xx to a GET',
  16: 'the API answers 5xx or nothing to a POST',
  17: 'the API hangs, before and after its headers',
  18: 'the API answers broken JSON, HTML, wrong types',
  19: '41001 on ten calls at once',
  20: '41907 and 41912',
  21: 'offline at the start, during use, flapping',
  22: 'slow network (400 kbit/s, 400 ms)',
  23: 'clock a day off, throttled timers',
  24: 'local storage is full',
  25: 'storage is blocked',
  26: 'cookies are blocked',
  27: 'user-store is damaged or hostile',
  28: 'two tabs: logged out in one',
  29: 'two tabs: another account logs in',
  30: 'hostile query',
  31: 'malformed path',
  32: 'Back through redirects, restored from the back-forward cache',
  33: 'analytics, SDK or IP lookup are blocked or slow',
  34: 'the web id never arrives',
  35: 'the token of the messaging service fails six times',
  36: 'a section throws in rendering, effect or promise',
  37: 'memory after 200 changes of the page',
  38: 'a server is killed under load',
  39: 'the database is down, slow or locked',
  40: 'the disk is full or read-only',
  41: 'publishing is killed half-way',
  42: 'the certificate of a dependency has expired',
  43: 'a violation of the security policy is injected',
  44: 'ten times the traffic, slowloris, a body of 100 MB',
  45: 'codes by SMS are guessed, reused, sent in masses',
  46: 'a section loops for ever while it renders',
  47: 'a section ends the process',
} as const;

export type RowNumber = keyof typeof ROWS;

export const ROW_NUMBERS: readonly RowNumber[] = Object.keys(ROWS).map(
  (number) => Number(number) as RowNumber,
);

/** Parts of rows that no drill can inject on one machine, with the reason. */
export const NOT_DONE: Partial<Record<RowNumber, string>> = {
  21: 'Offline at the start: the site has no service worker, so the browser shows a page of its own.',
};
