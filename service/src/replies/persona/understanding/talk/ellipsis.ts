import type { Language } from '@huoban/contracts';
import { detectIntents } from '../intents/intent';
import { detectLanguage, normalizeText } from '../normalize-text';

/** What is left of a message that only names another subject: “and X?”, “那X呢”, “じゃあXは？” */
const CONNECTIVES: Record<Language, RegExp> = {
  zh: /^(?:那么?|然后|还有|再问|换成|换一?个问?题?|如果(?:是)?|要是)|(?:又|也)?(?:呢|怎么样|如何|怎么说|(?:可以|行|能)(?:吗|么|不))|[的是个款]/gu,
  en: /\b(?:and|then|so|ok|new|next|question|what|how|about|same|for|with|is|it|one|the|in|of|as for)\b/giu,
  ja: /のこと(?:なんだ|だ|です)?(?:けど|が)?|を?(?:聞|訊|き)きたかった(?:んだけど|です)?|じゃあ?|では|だったら|なら|だと|の?(?:ほう|方|場合)|どう|って|も|は|の|で|とか/gu,
};
const MARK: Record<Language, RegExp> = {
  zh: /呢[?？。~～]*$|^那|[?？]$/u,
  en: /^(?:and|same for|then|as for|so)\b|\b(?:what|how) about\b|\?$/iu,
  ja: /(?:は|のは|なら|だと|だったら|の(?:ほう|方)|って|も)[?？。]*$|[?？]$/u,
};

/**
 * Whether a message leaves out its question and so repeats the one before: “and the second?”. After a correction the name
 * alone does: “no, I meant the second”.
 */
export function isElliptical(
  text: string,
  names: string[],
  { language, isCorrection = false }: { language: Language; isCorrection?: boolean },
): boolean {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (!isCorrection && !MARK[language].test(plain)) return false;
  const rest = names
    .reduce((left, name) => left.replaceAll(name.toLowerCase(), ' '), normalizeText(plain))
    .replace(CONNECTIVES[language], ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return rest === '';
}

/** Whether a message only asks for more of the same. */
export const isMore = (text: string, page: Language): boolean =>
  detectIntents(text, detectLanguage(text, page)).some(({ intent }) => intent === 'another');
