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

/** Questions, and the removal of the account: they have words of forgetting, yet no memory in mind. */
const ASKS =
  /怎么|怎样|如何|多少|几|[吗呢]$|要不要|还能|账号|帐号|账户|[删销].{0,4}号(?!码)|注销|\b(?:account|profile)\b|^(?:how|what|where|when|why|does|do i|is|if|i want out|can i)\b|アカウント|退会|どう|いくつ|何|だっけ|できる|やめたい/iu;

/** A request in the form of a question. */
const ASKS_TO_FORGET =
  /^(?!.*\b(?:account|profile|chat|messages?)\b)(?:(?:oh|hey|so|please|ok|actually|but|and)[,!]? )*(?:.{4,40}, ?)?(?:can|could|would|will) you (?:please |just |kindly )*(?:forget|erase|delete|un-?remember|unlearn|unknow|unhear|scrap|wipe)\b|能不能(?!.*[账帐号]).{0,12}(?:忘|删|别记)|忘れて(?:くれ|もらえ)(?:る|ます|ません)/iu;

/** Wants to talk of something else, which is no reason to forget. */
const CHANGES_SUBJECT =
  /不(?:说|聊|谈|提)(?:这个|这事|那个|了)|换个?话题|\b(?:let['’]s|let us|can we|shall we) (?:just )?(?:drop|leave|change|not talk|stop)\b|話(?:は|を|も)?(?:もう)?(?:やめ|おしまい|終わり)|話題/iu;

/** Means what was said just now. */
const REFERS_BACK =
  /刚|[这那][条句事个名]|\b(?:that|this|it|again)\b|さっき|今の|いまの|その(?:話|件|こと)/iu;

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
  if (!hasWords && (!isLikely || CHANGES_SUBJECT.test(text))) return undefined;
  const asks = !ASKS_TO_FORGET.test(text) && (/[?？]$/u.test(text) || ASKS.test(text));
  if (asks && !isLikely) return undefined;
  // “I always forget my keys”, “don't forget me”.
  if (
    /\b(?:i (?:always |often |never )?forg[eo]t|don'?t (?:you )?(?:ever |let \w+ )?forget|never forget)\b|(?:别|不要|不会|不准)忘|(?<![给帮])我(?:总是?|老是?|又|常常?|给|都|早|也|已经|差点|快|刚|全|一下子?)*忘|忘れないで|ど忘れ|物忘れ|忘れっぽ|忘れ物|忘れ(?:た|ちゃった|てしまった)/iu.test(
      message,
    )
  )
    return undefined;
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
    isLoose: isLikely && (!hasWords || REFERS_BACK.test(text)),
  };
}
