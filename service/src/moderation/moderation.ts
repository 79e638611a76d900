import type { Language } from '@huoban/contracts';

/**
 * What the rules of the house say of a text. `masked`: may be stored and shown as `text`. `refused`: is not stored;
 * `rule` names the rule, for the log and the message.
 */
export type Verdict =
  | { kind: 'fine'; text: string }
  | { kind: 'masked'; text: string; rules: string[] }
  | { kind: 'refused'; rule: string };

export interface ModerationRequest {
  text: string;
  language: Language;
  /** Who said it. A reply is checked whole, before it is stored, and again and again while it grows. */
  from: 'user' | 'character';
}

/** Looks at everything that is said before others see it. Synchronous rules or a service behind a port. */
export interface Moderation {
  check: (subject: ModerationRequest) => Promise<Verdict>;
}
