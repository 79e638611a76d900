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
      /** The whole request. */
      about: string;
    };

/** Questions, and the removal of the account: they have words of forgetting, yet no memory in mind. */
const ASKS =
  /怎么|怎样|如何|多少|几|[吗呢]$|要不要|还能|账号|帐号|账户|[删销].{0,4}号(?!码)|注销|\b(?:account|profile)\b|^(?:how|what|where|when|why|does|do i|is|if|i want out|can i)\b|アカウント|退会|どう|いくつ|何|だっけ|できる|やめたい/iu;

/** A request in the form of a question. */
const ASKS_TO_FORGET =
  /^(?!.*\b(?:account|profile|chat|messages?)\b)(?:(?:oh|hey|so|please|ok|actually|but|and)[,!]? )*(?:.{4,40}, ?)?(?:can|could|would|will) you (?:please |just |kindly )*(?:forget|erase|delete|un-?remember|unlearn|unknow|unhear|scrap|wipe)\b|能不能(?!.*[账帐号]).{0,12}(?:忘|删|别记)|忘れて(?:くれ|もらえ)(?:る|ます|ません)/iu;

/** Reads a request to forget; `undefined` for any other message. */
export function readForgetRequest(message: string, language: Language): ForgetRequest | undefined {
  const patterns = PATTERNS[language];
  const text = message.trim();
  if (!patterns.forget.test(text)) return undefined;
  if (!ASKS_TO_FORGET.test(text) && (/[?？]$/u.test(text) || ASKS.test(text))) return undefined;
  // “I always forget my keys”, “don't forget me”.
  if (
    /\b(?:i (?:always |often |never )?forg[eo]t|don't (?:you )?(?:ever )?forget|never forget)\b|(?:别|不要|不会|不准)忘|我(?:总是?|老是?|又|常常?|给|都|早|也|已经|差点|快|刚|全|一下子?)*忘|忘れないで|忘れ(?:た|ちゃった|てしまった)/iu.test(
      message,
    )
  )
    return undefined;
  if (patterns.latest.test(message)) return { scope: 'latest' };
  const kinds = patterns.topics.flatMap(([kind, pattern]) => (pattern.test(message) ? [kind] : []));
  const withoutKinds = patterns.topics.reduce(
    (rest, [, pattern]) => rest.replace(new RegExp(pattern.source, `g${pattern.flags}`), ' '),
    message,
  );
  const about = withoutKinds.replace(patterns.filler, ' ').replace(/\s+/gu, ' ').trim();
  const words = readTopicWords(about, language);
  if (words.length === 0 && kinds.length === 0)
    return { scope: patterns.everything.test(message) ? 'everything' : 'latest' };
  return { scope: 'topic', words, kinds, about: message };
}
