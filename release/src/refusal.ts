/** One broken rule: its number, whom it is about, what is wrong, and what to do. */
export interface Refusal {
  code: RefusalCode;
  subject: string;
  problem: string;
  remedy: string;
}

/** Numbers stay what they are for ever: people search for them. */
export const RULES = {
  R001: 'every file of a version is there and matches its hash',
  R002: 'the version fits the contract that the shell accepts',
  R003: 'the shared packages can be satisfied by the shell',
  R004: 'patterns of two sections match no common path',
  R005: 'every language is complete',
  R006: 'every public route is served',
  R007: 'every section has a version',
  R008: 'the version is published',
  R009: 'a published version never changes',
  R010: 'nobody else moved the same artifact meanwhile',
  R011: 'a build folder is complete',
  R012: 'there is an earlier release to go back to',
  R013: 'every endpoint that a section calls exists',
  R014: 'catch-all patterns belong to the shell',
  R015: 'an endpoint still is what a section was built against',
  R016: 'the shell provides every name that a section uses',
  R017: 'what a page loads first stays within its budget',
  R018: 'visitors get only what was smoke-tested',
  R019: 'there is something to promote',
  R020: 'an act is signed by a key in force',
  R021: 'a key that signed the head of a channel is not revoked before another one follows it',
  R022: 'nothing but an unlock changes a locked channel',
  R023: 'only the named authors act on a protected channel',
  R024: 'a canary is another release, one at a time, for 1 to 100 percent',
  R025: 'there is a canary',
  R026: 'the named key exists and may still be changed',
  R027: 'a lock or protection is there to be taken away',
  R028: 'nothing in force is taken back by accident',
  R031: 'an automatic key only takes things back',
  R032: 'a link is whole',
  R033: 'a link is signed by a trusted key',
  R034: 'a link has not expired',
  R035: 'a link names what is published',
  R040: 'a deprecated version is not pinned anew',
  R041: 'a version that is being removed is not pinned',
  R042: 'a name stands for exactly one release, version or channel',
  R043: 'a smoke report is readable and about the release that was served',
  R044: 'an artifact is built before it is published',
  R045: 'one content at a time is published as a version',
  R046: 'the registry can be reached and understood',
  R047: 'a version made for development stays on the channel `development`',
  R048: 'a smoke run that speaks for a release looked at all of it',
} as const;

export type RefusalCode = keyof typeof RULES;

/** A release, version or act that was refused. `refusals` holds every broken rule, not only the first. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';

  constructor(readonly refusals: readonly Refusal[]) {
    super(refusals.map(formatRefusal).join('\n'));
  }
}

/** One line for people: number, subject, problem, way out. */
export const formatRefusal = ({ code, subject, problem, remedy }: Refusal): string =>
  `${code} ${subject}: ${problem}. (Rule: ${RULES[code]}.) ${remedy}`;

export const refusalError = (...refusals: Refusal[]): ReleaseRefused =>
  new ReleaseRefused(refusals);
