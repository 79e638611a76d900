/**
 * Kinds of danger: to oneself, by a partner or stranger, of a minor by family or at school, of a person whom the visitor
 * knows, by an eating disorder.
 */
export const CRISIS_KINDS = ['self', 'violence', 'minor', 'friend', 'eating'] as const;
export type CrisisKind = (typeof CRISIS_KINDS)[number];

export interface CrisisRule {
  kind: CrisisKind;
  pattern: RegExp;
  /** The rule does not count in a message about playing, or about a contest, or in a talk about playing. */
  unless?: 'play' | 'contest' | 'playTalk';
}

/** A word that alone proves nothing, with its worth as a sign of danger to oneself. */
export interface CrisisSign {
  worth: number;
  /** Needs the flag `g`. */
  pattern: RegExp;
}

export interface CrisisPatterns {
  /** Figures of speech with words of death; they are left out. Needs the flag `g`. */
  idioms: RegExp;
  /** Words of games, in which dying is part of playing. */
  play: RegExp;
  /** Words of contests, in which beating a person is no violence. */
  contest: RegExp;
  /** By precedence. */
  rules: CrisisRule[];
  /** Several of them together tell of a danger to oneself that no rule names. */
  signs: CrisisSign[];
  /** Those who may have died: pets, relatives, people of a story. Signs do not count then. */
  others: RegExp;
  /** What is dead, ends or is used, said of a thing; no sign of danger. Needs the flag `g`. */
  things: RegExp;
}

const toPattern = (parts: string[]): RegExp => new RegExp(parts.join('|'), 'u');

/** A rule of a language from alternatives, each a regular expression of who and what. */
export const crisisRule = (
  kind: CrisisKind,
  parts: string[],
  unless?: CrisisRule['unless'],
): CrisisRule => ({ kind, pattern: toPattern(parts), ...(unless !== undefined && { unless }) });
