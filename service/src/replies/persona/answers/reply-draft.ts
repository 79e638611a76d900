import type { Language } from '@huoban/contracts';
import type { PlayedGame } from '../../../library/collection/play-list';
import type { CharacterFile } from '../../../content/content-schema';
import type { Memory, ReadMemoryIntent } from '../../../memory/public';
import type { GameRequest } from '../understanding/requests/game-request';
import type { MessageClass } from '../understanding/classifier/message-classes';
import type { Classification } from '../understanding/classifier/text-classifier';
import type { Question } from '../understanding/question';
import type { SentenceIndex } from '../knowledge/sentence-index';
import type { PersonaTexts } from '../wording/persona-texts';
import type { WordingKey } from '../wording/wording-keys';
import type { KnowledgeBase } from '../knowledge/knowledge-base';
import type { HelpSection } from '../knowledge/sentences';

/** A reply from a template of `wording.json`. */
export interface TemplateDraft {
  key: WordingKey;
  values?: Record<string, string>;
  /** Templates instead of those of the key. */
  lines?: string[];
  /** Small-talk lines of the partner's category, preferred over `wording.json` and used without an opener. */
  categoryLines?: string[];
  /** Text that identifies the draft: it was used when an earlier reply contains it. */
  fact?: string;
  /** Used without openers and closers of the partner. */
  isUnstyled?: true;
  /** Of a reply with two answers: the first gets no closer, the second no opener either. */
  part?: 'first' | 'second';
  /** Appended template, such as an offer. */
  followUp?: TemplateDraft;
}

/** A fixed sample reply of the partner. */
export interface VerbatimDraft {
  verbatim: string;
}

/** Input of all drafters. */
export interface ReplyContext {
  base: KnowledgeBase;
  sentences: SentenceIndex;
  texts: PersonaTexts;
  partner: CharacterFile;
  language: Language;
  question: Question;
  /** The message that is answered, with its mistakes. */
  written: string;
  /** What the visitor asks for when looking for a game. */
  request: GameRequest;
  /** Earlier messages of the visitor. */
  earlierLines: string[];
  /** What a message of the visitor asks for or tells. */
  classify: (text: string) => Classification<MessageClass> | undefined;
  /** What a message of the visitor does with memory. */
  intentOf: ReadMemoryIntent;
  /** What the partner remembers of the visitor, oldest first. */
  memories: Memory[];
  /** The visitor's play list, the last changed game last. */
  played: PlayedGame[];
  /** Earlier replies of the partner. */
  previousReplies: string[];
  /** The sections of help or an agreement that the last of them quotes. */
  quotedHelp: HelpSection[];
  /** Varies choices deterministically per conversation. */
  seed: number;
  /** Milliseconds since 1970, for activities. */
  now: number;
}

export type ReplyDraft = TemplateDraft | VerbatimDraft;

/** The key of the wording of a draft; a sample reply has none. */
export const keyOf = (draft: ReplyDraft | undefined): WordingKey | undefined =>
  draft !== undefined && 'key' in draft ? draft.key : undefined;

/** Whether the wording of a draft is one of some. */
export function isKeyOf(keys: readonly WordingKey[], draft: ReplyDraft | undefined): boolean {
  const key = keyOf(draft);
  return key !== undefined && keys.includes(key);
}

/** Rotates a list by a number of items that the seed selects. */
export function rotate<Item>(items: Item[], seed: number): Item[] {
  if (items.length === 0) return [];
  const from = seed % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}
