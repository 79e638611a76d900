import type { WordingKey } from '../../wording/wording-keys';
import { draftByRules } from '../draft-by-rules';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftLikelyClass } from '../talk/class-drafts';

/** Says that nothing is known, or only listens. */
const EVASIONS: WordingKey[] = ['unknown', 'aboutMe', 'unknownAbout'];

const evades = ([first]: ReplyDraft[]): boolean =>
  first !== undefined &&
  'key' in first &&
  (EVASIONS.includes(first.key) || (first.key === 'listening' && first.lines === undefined));

/** Drafts for the last message, best first; never empty. */
export function draftReplies(context: ReplyContext): ReplyDraft[] {
  const drafts = draftByRules(context);
  const likely = evades(drafts) ? draftLikelyClass(context) : [];
  return likely.length > 0 ? likely : drafts;
}
