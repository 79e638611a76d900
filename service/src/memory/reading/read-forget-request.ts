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
      /** How messages name these kinds. */
      names: RegExp[];
      /** The whole request. */
      about: string;
      /** Some of `words` may tell no topic; when nothing has one, the request means the latest. */
      isLoose: boolean;
    };

/**
 * Reads a request to forget; `undefined` for any other message. `isLikely`: the whole message shows that it is one, whatever
 * its words.
 */
export function readForgetRequest(
  message: string,
  language: Language,
  isLikely = false,
): ForgetRequest | undefined {
  const patterns = PATTERNS[language];
  const text = message.trim();
  const hasWords = patterns.forget.test(text);
  if (!hasWords && (!isLikely || patterns.changesSubject.test(text))) return undefined;
  const asks =
    !patterns.asksToForget.test(text) &&
    (/[?？]$/u.test(text) || patterns.asksAboutForgetting.test(text));
  if (asks && !isLikely) return undefined;
  if (patterns.noForget.test(message)) return undefined;
  if (patterns.latest.test(message)) return { scope: 'latest' };
  const topics = patterns.topics.filter(([, pattern]) => pattern.test(message));
  const withoutKinds = patterns.topics.reduce(
    (rest, [, pattern]) => rest.replace(new RegExp(pattern.source, `g${pattern.flags}`), ' '),
    message,
  );
  const about = withoutKinds.replace(patterns.filler, ' ').replace(/\s+/gu, ' ').trim();
  const words = readTopicWords(about, language);
  if (words.length === 0 && topics.length === 0)
    return { scope: patterns.everything.test(message) ? 'everything' : 'latest' };
  return {
    scope: 'topic',
    words,
    kinds: topics.map(([kind]) => kind),
    names: topics.map(([, pattern]) => pattern),
    about: message,
    isLoose: isLikely && (!hasWords || patterns.refersBack.test(text)),
  };
}
