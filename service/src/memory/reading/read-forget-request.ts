import type { Language } from '@huoban/contracts';
import { readTopicWords } from '../topic-words';
import { PATTERNS } from './read-statements';

/** Which memories a visitor wants forgotten. */
export type ForgetRequest =
  | { scope: 'everything' }
  | { scope: 'latest' }
  | {
      scope: 'topic';
      /** Words that a memory about the topic contains. */
      words: string[];
      /** Kinds or slots of memories that the topic names. */
      kinds: string[];
    };

/** Reads a request to forget; `undefined` for any other message. */
export function readForgetRequest(message: string, language: Language): ForgetRequest | undefined {
  const patterns = PATTERNS[language];
  if (!patterns.forget.test(message) || /[?？]$/u.test(message.trim())) return undefined;
  // “I always forget my keys”, “don't forget me”.
  if (
    /\b(?:i (?:always |often |never )?forg[eo]t|don't (?:you )?(?:ever )?forget|never forget)\b|(?:别|不要|不会|不准)忘|我(?:总是?|老是?|又|常常?)?忘|忘れないで|忘れ(?:た|ちゃった|てしまった)/iu.test(
      message,
    )
  )
    return undefined;
  if (patterns.latest.test(message)) return { scope: 'latest' };
  const kinds = patterns.topics.flatMap(([kind, pattern]) => (pattern.test(message) ? [kind] : []));
  const withoutKinds = patterns.topics.reduce(
    (text, [, pattern]) => text.replace(new RegExp(pattern.source, `g${pattern.flags}`), ' '),
    message,
  );
  const about = withoutKinds.replace(patterns.filler, ' ').replace(/\s+/gu, ' ').trim();
  const words = readTopicWords(about, language);
  if (words.length === 0 && kinds.length === 0)
    return { scope: patterns.everything.test(message) ? 'everything' : 'latest' };
  return { scope: 'topic', words, kinds };
}
