import type { ReplyContext, TemplateDraft } from '../answers/reply-draft';
import { clauseOf } from './clause';
import { fillWording } from './fill-wording';
import type { WordingKey } from './wording-keys';

/** Replies to what a visitor tells, which fit many messages. */
const GENERAL: readonly WordingKey[] = [
  'listening',
  'sad',
  'angry',
  'lonely',
  'sick',
  'scared',
  'work',
  'happy',
  'family',
  'romance',
  'luck',
  'advice',
  'rain',
  'heat',
  'snow',
  'home',
  'pet',
];

/** Puts a clause of the message before each general reply that names nothing of it, so that it shows what it is about. */
export function quoteMessage(
  { key, values, part }: TemplateDraft,
  bodies: string[],
  context: ReplyContext,
): string[] {
  const { question, language, previousReplies } = context;
  if (!GENERAL.includes(key) || part !== undefined) return bodies;
  if (question.language !== language || question.isIntentOnly) return bodies;
  const said = clauseOf(question.text, language);
  if (said === undefined) return bodies;
  return bodies.map((text) => {
    const isNamed = [values?.thing, values?.echo].some(
      (named) => named !== undefined && text.includes(named),
    );
    if (isNamed) return text;
    const frames = fillWording({ key: 'quoting', values: { said, text } }, context);
    return frames[previousReplies.length % frames.length] ?? text;
  });
}
