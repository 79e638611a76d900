import type { ConversationIntent } from '../../understanding/intents/intent';
import {
  IDENTITY_CLASSES,
  LIFE_CLASSES,
  OUTSIDE_CLASSES,
  SOCIAL_CLASSES,
  isOneOf,
  type MessageClass,
} from '../../understanding/classifier/message-classes';
import { highest } from '../../understanding/classifier/highest';
import { isAddressedToPartner } from '../../understanding/message/addressed';
import { isQuestion } from '../../understanding/question';
import { draftConversation } from '../conversation-drafts';
import { draftSectionOf } from '../help-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { admitUnknown } from '../unknown-drafts';
import { draftGeneral } from './life/general-drafts';
import { isLifeTalk } from './life/life-drafts';

/** Probability from which a class replaces an answer that is not known. */
const LIKELY = 0.4;
/** Of a section of help, among all. */
const LIKELY_SECTION = 0.25;

/** Intents that answer all messages of a class. */
const INTENTS: Partial<Record<MessageClass, ConversationIntent>> = {
  identityAi: 'human',
  identityMaker: 'maker',
  identityName: 'name',
  identityAge: 'age',
  outsideTask: 'task',
  identityBody: 'senses',
  greeting: 'greeting',
  goodnight: 'goodNight',
  goodbye: 'bye',
  thanks: 'thanks',
  praise: 'praise',
  insult: 'insult',
  apology: 'sorry',
  bored: 'bored',
  wantsTalk: 'chat',
};

/** Classes whose replies are alike. */
const GROUPS: readonly (readonly MessageClass[])[] = [
  IDENTITY_CLASSES,
  OUTSIDE_CLASSES,
  ['site'],
  LIFE_CLASSES,
  SOCIAL_CLASSES,
];

/** The likely class of a message that names nothing of the library, in no talk about a game. */
function classOf({ question, language }: ReplyContext, least: number): MessageClass | undefined {
  const { classes, topic, mentions } = question;
  if (classes === undefined || question.language !== language) return undefined;
  if (mentions.some(({ by }) => by !== 'part')) return undefined;
  if (topic !== undefined && topic.kind !== 'partner') return undefined;
  const group = highest(GROUPS, (of) => classes.shareOf(of));
  return group === undefined || classes.shareOf(group) < least
    ? undefined
    : highest(group, (one) => classes.shareOf([one]));
}

/** The section of help that a question about the site most likely asks for. */
function draftSection(context: ReplyContext): ReplyDraft[] {
  const section = context.question.readHelpSection();
  if (section === undefined || section.shareOf([section.best]) < LIKELY_SECTION) return [];
  return draftSectionOf(section.best, context);
}

/** The reply to all messages of a class; empty for classes with no such reply. */
export function draftClass(one: MessageClass, context: ReplyContext): ReplyDraft[] {
  // “Who made Minecraft?” is not about the partner.
  if (one === 'identityMaker' && !isAddressedToPartner(context.question)) return [];
  if (one === 'site') return draftSection(context);
  const intent = INTENTS[one];
  if (intent !== undefined) return draftConversation(intent, context);
  if (isOneOf(OUTSIDE_CLASSES, one)) return admitUnknown(context);
  return isOneOf(LIFE_CLASSES, one) ? draftGeneral(context) : [];
}

/** Probability from which a class decides before anything is searched. */
const FIRST: Partial<Record<MessageClass, number>> = {
  identityAi: 0.85,
  identityMaker: 0.85,
  identityName: 0.7,
  outsideFact: 0.85,
  outsideGame: 0.85,
  outsideTask: 0.6,
  site: 0.85,
  wantsTalk: 0.9,
  goodnight: 0.65,
};

/** The reply to a message that is surely about what the partner is, the site, the world outside, or talk alone. */
export function draftSureClass(context: ReplyContext): ReplyDraft[] {
  const one = classOf(context, 0);
  const least = one === undefined ? undefined : FIRST[one];
  if (one === undefined || least === undefined || context.question.terms.length === 0) return [];
  return (context.question.classes?.shareOf([one]) ?? 0) < least ? [] : draftClass(one, context);
}

/** The reply to what a message most likely is, when nothing else answers it. */
export function draftLikelyClass(context: ReplyContext): ReplyDraft[] {
  const one = classOf(context, LIKELY);
  // “How do I fix a flat tyre?” asks for what the partner does not know, unless the talk is about the visitor's life.
  const asks = one === 'advice' || isQuestion(context.question);
  if (one === undefined || (isOneOf(LIFE_CLASSES, one) && asks && !isLifeTalk(context))) return [];
  return draftClass(one, context);
}
