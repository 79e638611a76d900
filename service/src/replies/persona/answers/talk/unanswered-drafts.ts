import { OUTSIDE_CLASSES, type MessageClass } from '../../understanding/classifier/message-classes';
import type { Subject } from '../../knowledge/knowledge-base';
import { isAddressedToPartner } from '../../understanding/message/addressed';
import { draftLikelyHelp } from '../example-drafts';
import { ABOUT_SITE } from '../preferences';
import { draftLikelyOwn } from '../partners/own-facts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftFromHelp } from '../subject-replies';
import { admitUnknown } from '../unknown-drafts';
import { draftAnswered } from './everyday-drafts';
import { draftLifeQuestion } from './life/life-drafts';

const OF_WORLD: MessageClass[] = [...OUTSIDE_CLASSES, 'advice'];
const LIKELY_OF_WORLD = 0.4;

/** Drafts for a question that nothing answers surely: likely help, a reply to what only looks like one, or the truth. */
export function draftUnanswered(context: ReplyContext, topic: Subject | undefined): ReplyDraft[] {
  const { question, partner, language } = context;
  const likely = draftLikelyHelp(context);
  if (likely.length > 0) return likely;
  // “How do you make lasagna?” asks for what anyone may know.
  const isOfWorld = (question.classes?.shareOf(OF_WORLD) ?? 0) >= LIKELY_OF_WORLD;
  if (isAddressedToPartner(question) && !isOfWorld) {
    const known = ABOUT_SITE.test(question.text) ? draftFromHelp(context) : [];
    const own = known.length > 0 ? known : draftLikelyOwn(context);
    return own.length > 0 ? own : [{ key: 'aboutMe', values: { line: partner.line[language] } }];
  }
  const answered = draftAnswered(context);
  if (answered.length > 0) return answered;
  const ofLife = topic === undefined ? draftLifeQuestion(context) : [];
  return ofLife.length > 0 ? ofLife : admitUnknown(context, topic);
}
