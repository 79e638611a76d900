import type { Language } from '@huoban/contracts';

/** Starts of sentences that depend on the previous one. */
const DEPENDENT_START: Record<Language, RegExp> = {
  zh: /^(?:[它他她这那其此]|但|可是|可他|而|不过|然后|否则|于是|所以|因此|另一|还有|也|都|又|再|前者|后者|两者|若不|反之|第[二三四五]|剩下|其余)/u,
  en: /^(?:it|he|she|they|this|that|these|those|its|his|her|their|but|and|so|then|or|otherwise|instead|both|neither|either|there|another|also|still|here|yet|such|once|the (?:other|others|latter|second|third|last|rest|same)|if (?:it|not|you do)|\w+ing)\b/iu,
  ja: /^(?:それ|その|これ|この|あれ|あの|そこ|ここ|そう|こう|だが|しかし|でも|また|ただし|だから|そして|すると|さもないと|彼|彼女|もう一|残り|ほか|どちら|あとは|二つ目|三つ目)/u,
};
/** Shorter sentences need their predecessor. */
const MIN_SENTENCE_LENGTH: Record<Language, number> = { zh: 16, en: 50, ja: 26 };
/** A quote is not extended beyond this length. */
const MAX_QUOTE_LENGTH: Record<Language, number> = { zh: 130, en: 320, ja: 150 };

/** A sentence with the preceding ones that it depends on. */
export function quoteAt(sentences: string[], index: number, language: Language): string {
  const separator = language === 'en' ? ' ' : '';
  let quote = sentences[index] ?? '';
  const isDependent = (sentence: string) =>
    DEPENDENT_START[language].test(sentence) || sentence.length < MIN_SENTENCE_LENGTH[language];
  for (let at = index; at > 0 && isDependent(sentences[at] ?? ''); at -= 1) {
    const longer = `${sentences[at - 1] ?? ''}${separator}${quote}`;
    if (longer.length > MAX_QUOTE_LENGTH[language]) break;
    quote = longer;
  }
  return quote;
}

/** Minimum length of a passage, unless its text is shorter. */
const MIN_PASSAGE_LENGTH: Record<Language, number> = { zh: 45, en: 140, ja: 60 };

/** Groups the sentences of a text into self-contained passages. */
export function groupPassages(sentences: string[], language: Language): string[] {
  const passages: string[] = [];
  for (const sentence of sentences) {
    const last = passages.at(-1);
    if (last === undefined || last.length >= MIN_PASSAGE_LENGTH[language]) passages.push(sentence);
    else passages.push([passages.pop(), sentence].join(language === 'en' ? ' ' : ''));
  }
  return passages;
}
