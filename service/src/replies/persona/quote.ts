import type { Language } from '@huoban/contracts';

/** Beginnings that lean on the sentence before. */
const LEANS: Record<Language, RegExp> = {
  zh: /^(?:[它他她这那其此]|但|可是|可他|而|不过|然后|否则|于是|所以|因此|另一|还有|也|都|又|再|前者|后者|两者|若不|反之|第[二三四五]|剩下|其余)/u,
  en: /^(?:it|he|she|they|this|that|these|those|its|his|her|their|but|and|so|then|or|otherwise|instead|both|neither|either|there|another|also|still|here|yet|such|once|the (?:other|others|latter|second|third|last|rest|same)|if (?:it|not|you do)|\w+ing)\b/iu,
  ja: /^(?:それ|その|これ|この|あれ|あの|そこ|ここ|そう|こう|だが|しかし|でも|また|ただし|だから|そして|すると|さもないと|彼|彼女|もう一|残り|ほか|どちら|あとは|二つ目|三つ目)/u,
};
/** Characters of a quote; a longer one is left as it stands. */
const LONGEST: Record<Language, number> = { zh: 130, en: 320, ja: 150 };

/** A sentence, with those before it that it leans on. */
export const quoteAt = (sentences: string[], index: number, language: Language): string => {
  const glue = language === 'en' ? ' ' : '';
  let quote = sentences[index] ?? '';
  for (let at = index; at > 0 && LEANS[language].test(sentences[at] ?? ''); at -= 1) {
    const longer = `${sentences[at - 1] ?? ''}${glue}${quote}`;
    if (longer.length > LONGEST[language]) break;
    quote = longer;
  }
  return quote;
};

/** The sentences of a text as things that can be said by themselves. */
export const quotesOf = (sentences: string[], language: Language): string[] =>
  sentences.map((_, index) => quoteAt(sentences, index, language));
