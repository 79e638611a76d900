import type { Language } from '@huoban/contracts';

/**
 * Result of a moderation check. `masked`: may be stored and shown as `text`. `refused`: must not be stored; `rule` names
 * the rule in the log and in the error message.
 */
export type Verdict =
  | { kind: 'allowed'; text: string }
  | { kind: 'masked'; text: string; rules: string[] }
  | { kind: 'refused'; rule: string };

export interface ModerationRequest {
  text: string;
  language: Language;
  /** Author. A reply of a character is checked repeatedly while it grows and completely before it is stored. */
  from: 'user' | 'character';
}

/** Checks every text before it is shown. */
export interface Moderation {
  check: (subject: ModerationRequest) => Promise<Verdict>;
}
