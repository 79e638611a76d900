import type { WordingKey } from '../../wording/wording-keys';
import type { ReplyDraft } from '../reply-draft';
import type { Overlap } from './overlap';

/** A possible reply. */
export interface Candidate {
  /** How it was found, in several ways if they found the same. */
  kinds: string[];
  /** Best first. */
  drafts: ReplyDraft[];
  /** How sure each way was, 0 to 1. */
  scores: Record<string, number>;
  reply: string;
  overlap: Overlap;
}

/** A reply that was found in one way. */
export type Found = Pick<Candidate, 'kinds' | 'drafts' | 'scores'>;

/** Kind of the candidate that the rules chose. */
export const BY_RULES = 'rules';

/** Kinds of passages that what was said before finds. */
export const OF_TALK = /^(?:talk|beside) /u;

/** Kind of what the rules chose, in other words. */
export const OTHER_LINE = 'other line';
export const RECOMMENDATIONS: readonly WordingKey[] = ['recommend', 'recommendOwn'];
export const ADMISSIONS: readonly WordingKey[] = ['unknown', 'task'];
