import { lifeClassOf, type LifeClass } from '../../../understanding/classifier/life-class';
import { readFeeling } from '../../../understanding/message/feeling';
import { thingOf } from '../../../understanding/message/thing';
import { echoOf } from '../../../wording/echo';
import type { ReplyContext, ReplyDraft } from '../../reply-draft';
import { linesOf } from '../everyday-drafts';
import { wasDown } from '../mood-drafts';

const topicOf = (prefix: 'life' | 'thing', lifeClass: LifeClass): string =>
  `${prefix}${lifeClass.charAt(0).toUpperCase()}${lifeClass.slice(1)}`;

/** Replies that name a thing of the message, unless the reply before named it. */
function draftThing(lifeClass: LifeClass, context: ReplyContext): ReplyDraft[] {
  const { question, texts, previousReplies, language } = context;
  const thing = thingOf(question.text, language);
  if (thing === undefined || previousReplies.at(-1)?.includes(thing) === true) return [];
  const topic = texts.everyday[topicOf('thing', lifeClass)] ?? texts.everyday.thingTelling;
  return [{ key: 'listening', lines: linesOf(topic, 'replies', context), values: { thing } }];
}

/** Classes of statements that are repeated, so that the reply shows what it is about. */
const REPEATED: LifeClass[] = ['plan', 'telling', 'hungry', 'choice'];

/** A short statement as the partner repeats it, unless that was done with the one before. */
export function freshEcho({
  question,
  earlierLines,
  previousReplies,
  language,
}: ReplyContext): string | undefined {
  const before = echoOf(earlierLines.at(-1) ?? '', language);
  const wasEchoed = before !== undefined && previousReplies.at(-1)?.includes(before) === true;
  return wasEchoed ? undefined : echoOf(question.text, language);
}

function draftEcho(lifeClass: LifeClass, context: ReplyContext): ReplyDraft[] {
  const echo = REPEATED.includes(lifeClass) ? freshEcho(context) : undefined;
  if (echo === undefined) return [];
  const lines = linesOf(context.texts.everyday.lifeEcho, 'replies', context);
  return [{ key: 'listening', lines, values: { echo } }];
}

const draftLife = (lifeClass: LifeClass, context: ReplyContext): ReplyDraft => ({
  key: 'listening',
  lines: linesOf(context.texts.everyday[topicOf('life', lifeClass)], 'replies', context),
});

/** All replies to a class, those that name a thing of the message last. */
export const draftLifeClass = (lifeClass: LifeClass, context: ReplyContext): ReplyDraft[] => [
  draftLife(lifeClass, context),
  ...draftThing(lifeClass, context),
];

/** Replies to what the message tells of the visitor's life. */
export function draftGeneral(context: ReplyContext): ReplyDraft[] {
  const { classes, text, language } = context.question;
  const lifeClass = lifeClassOf(classes, {
    isAfterBadNews: wasDown(context.question),
    words: readFeeling(text, language),
  });
  const named = [...draftThing(lifeClass, context), ...draftEcho(lifeClass, context)];
  return named.length > 0 ? named : [draftLife(lifeClass, context)];
}
