/** One broken rule. */
export interface Refusal {
  code: RefusalCode;
  /** What broke the rule, for example `mfe-home 1.0.0`. */
  subject: string;
  problem: string;
  /** What to do next. */
  remedy: string;
}

/** Numbers are never reused. The guide for release managers lists the same rules. */
export const RULES = {
  R001: 'every file of a version exists and matches its hash',
  R002: 'the shell accepts the contract of the version',
  R003: 'the shell provides the shared packages in the required ranges',
  R004: 'route patterns of two sections do not overlap',
  R005: 'every language is complete',
  R006: 'every public route is served',
  R007: 'every section has a version',
  R008: 'the version is published',
  R009: 'a published version never changes',
  R010: 'no concurrent act changed the same artifact',
  R011: 'a build folder is complete',
  R012: 'the requested release exists',
  R013: 'every endpoint that a section calls exists',
  R014: 'catch-all patterns belong to the shell',
  R015: 'endpoints stay compatible with what a section was built against',
  R016: 'the shell exports every name that a section imports from a shared package',
  R017: 'the first load of a page stays within its budget',
  R018: 'a release passed a smoke run before visitors get it',
  R019: 'the source channel has a release to promote',
  R020: 'an act is signed by a valid, trusted key',
  R021: 'a key is not revoked while it signs the head of a channel',
  R022: 'a locked channel accepts only an unlock',
  R023: 'only the named authors act on a protected channel',
  R024: 'a channel has one canary, another release than the active one, for 1 to 100 percent',
  R025: 'the channel has a canary',
  R026: 'the key exists and can be changed',
  R027: 'the lock or protection to remove exists',
  R028: 'an act does not silently revert another one',
  R031: 'an automatic key only withdraws canaries and rolls back',
  R032: 'a tester link is well-formed',
  R033: 'a tester link is signed by a trusted key',
  R034: 'a tester link has not expired',
  R035: 'a tester link opens a published release',
  R040: 'a deprecated version is not pinned again',
  R041: 'a version that is being removed is not pinned',
  R042: 'a name identifies exactly one release, version or channel',
  R043: 'a smoke report is readable and covers the release that was served',
  R044: 'an artifact is built before it is published',
  R045: 'only one build at a time is published as a version',
  R046: 'the registry can be reached and read',
  R047: 'a development version stays on the channel `development`',
  R048: 'evidence comes from a complete smoke run',
  R049: 'the files of a version stay within its size limit',
  R050: 'the log of a channel keeps every entry that was seen of it',
  R051: 'the storage has space for what is written',
  R052: 'a build is published under its own name',
  R053: 'a shared export has the signature that a section was built against',
  R060: 'evidence is a report that the smoke checks signed with the key of a tester',
  R061: 'the role of a key allows what it signs',
  R062: 'each owner signs a pending act once',
} as const;

export type RefusalCode = keyof typeof RULES;

/** A release, version or act was refused. `refusals` contains every broken rule. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';

  constructor(readonly refusals: readonly Refusal[]) {
    super(refusals.map(formatRefusal).join('\n'));
  }
}

/** One line: number, subject, problem, rule, remedy. */
export const formatRefusal = ({ code, subject, problem, remedy }: Refusal): string =>
  `${code} ${subject}: ${problem}. (Rule: ${RULES[code]}.) ${remedy}`;

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const refusalError = (...refusals: Refusal[]): ReleaseRefused =>
  new ReleaseRefused(refusals);
