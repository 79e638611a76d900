import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../../content/content-schema';
import type { Question } from '../understanding/question';
import type { SentenceIndex } from '../knowledge/sentence-index';
import type { PersonaTexts } from '../wording/persona-texts';
import type { WordingKey } from '../wording/wording-keys';
import type { KnowledgeBase } from '../knowledge/knowledge-base';

/** What to say: one of the ways of `wording.json`, filled in. */
export interface TemplateDraft {
  key: WordingKey;
  values?: Record<string, string>;
  /** Small talk, said as the partner's kind says it, before the ways of `wording.json`; it is not led up to. */
  categoryLines?: string[];
  /** What makes this answer this one: it was told when an earlier reply holds it. */
  fact?: string;
  /** Said as it is, without the partner's manner. */
  isUnstyled?: true;
  /** Another answer after it, such as an offer. */
  followUp?: TemplateDraft;
}

/** The partner's own words, for a line of the talk that it was given. */
export interface VerbatimDraft {
  verbatim: string;
}

/** Everything an answer is made from. */
export interface ReplyContext {
  base: KnowledgeBase;
  sentences: SentenceIndex;
  texts: PersonaTexts;
  partner: CharacterFile;
  language: Language;
  question: Question;
  /** What the partner said so far. */
  previousReplies: string[];
  /** Varies what is picked, always in the same way for the same talk. */
  seed: number;
  /** Milliseconds since 1970, for activities. */
  now: number;
}

/** What can be said, the best first; the rest is for when that was said already. */
export type ReplyDrafts = (TemplateDraft | VerbatimDraft)[];

/** The same list, begun at another place that the seed picks. */
export function rotate<Item>(items: Item[], seed: number): Item[] {
  if (items.length === 0) return [];
  const from = seed % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}
