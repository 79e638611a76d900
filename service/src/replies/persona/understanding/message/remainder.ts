import type { Language } from '@huoban/contracts';
import type { DetectedIntent } from '../intents/intent';
import { withoutQuestionWords } from '../question-words';
import { toLowerText } from './with-example';

const FILLER: Record<Language, RegExp> = {
  zh: /[做出开发制作品售行发卖上市家年月名称公司工作室团队商方者厂]/gu,
  en: /\b(?:and|so|ok|well|about|one|exactly|again|really|originally|ever|as|was|made|out|come|called|also|too)\b/giu,
  ja: /[\p{Script=Hiragana}ー遊作出会社人年月日名元何誰]/gu,
};

/** What a message has besides its intents, names and words of questions. */
export function remainderOf(
  text: string,
  intents: DetectedIntent[],
  names: string[],
  language: Language,
): string {
  const phrases = intents.map(({ phrase }) => phrase).sort((a, b) => b.length - a.length);
  let rest = toLowerText(text);
  for (const phrase of phrases) rest = rest.replace(phrase, ' ');
  return withoutQuestionWords(rest, names, language).replace(FILLER[language], '').trim();
}
