import type { Language } from '@huoban/contracts';
import { normalizeCharacters } from '../normalize-text';

/** Says what the visitor will do with what was talked about: “I’ll give it a go”. */
const PLAN: Record<Language, RegExp> = {
  zh: /(?:去试试?|试试去|去试一试|试一试|(?:我|那)(?:先|就|来)?试试看?|去玩(?:玩|一下)|去买(?:一[个款])?|去下载)[吧啦了呗~～。！!]*$/u,
  en: /\b(?:i'?ll|i will|i'?m (?:going to|off to)|let me|gonna) (?:go )?(?:give (?:it|that) a (?:try|go|shot)|try (?:it|that)(?: out)?|buy it|get it|download it)\b/iu,
  ja: /(?:てみる|てみます|ってくる|ってきます|ことにする|ことにします)(?:わ|ね|よ|かな|つもり)*[。!！〜]*$/u,
};

export const statesPlan = (text: string, language: Language): boolean =>
  PLAN[language].test(normalizeCharacters(text).trim());
