import type { Language } from '@huoban/contracts';

/** In characters. */
const LENGTHS: Record<Language, { min: number; max: number }> = {
  zh: { min: 3, max: 18 },
  en: { min: 6, max: 70 },
  ja: { min: 3, max: 24 },
};

const MARKS = '.!！。．,，、;；:：…—()（）\\n~～〜“”"「」『』';
/** Between clauses; a question mark stays with the clause that it ends. */
const BORDERS: Record<Language, RegExp> = {
  zh: new RegExp(`[${MARKS}\\s]+|(?<=[?？])`, 'u'),
  en: new RegExp(
    `[${MARKS}]+(?=\\s|$)|(?<=\\?)|\\s-+\\s|\\s(?=(?:and|but|so|because|cause|cos|since|when|then|which|while|after|before|until)\\b)`,
    'iu',
  ),
  ja: new RegExp(`[${MARKS}\\s]+|(?<=[?？])`, 'u'),
};
/** Inside of a longer Japanese sentence. */
const JAPANESE_CLAUSES = /(?<=けど|から|のに|たら|ので)/u;
const LEADS: Record<Language, RegExp> = {
  zh: /^(?:然后|但是|可是|不过|结果|而且|其实|所以|因为|反正)/u,
  en: /^(?:(?:and|but|so|because|cause|cos|since|then|well|also|ugh|lol|haha|omg|oh|honestly)\b\s*)+/iu,
  ja: /^(?:そして|でも|しかも|なんか|あと|で、|だから|てか)/u,
};
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu;

/** The longest statement in a message that is short enough to be quoted in a reply. */
export function clauseOf(text: string, language: Language): string | undefined {
  const { min, max } = LENGTHS[language];
  return text
    .split(BORDERS[language])
    .flatMap((clause) =>
      language === 'ja' && clause.length > max ? clause.split(JAPANESE_CLAUSES) : [clause],
    )
    .filter((clause) => !/[?？]\s*$/u.test(clause))
    .map((clause) => clause.trim().replace(LEADS[language], '').replace(EDGES, ''))
    .filter(({ length }) => length >= min && length <= max)
    .reduce<string | undefined>(
      (longest, clause) => (clause.length > (longest?.length ?? 0) ? clause : longest),
      undefined,
    );
}
