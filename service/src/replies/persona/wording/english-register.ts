const NOT: [RegExp, string][] = [
  [/\bcan['’]t\b/gu, 'cannot'],
  [/\bCan['’]t\b/gu, 'Cannot'],
  [/\bwon['’]t\b/gu, 'will not'],
  [/\bWon['’]t\b/gu, 'Will not'],
  [/\bshan['’]t\b/gu, 'shall not'],
  [/\bLet['’]s\b/gu, 'Let us'],
  [/\blet['’]s\b/gu, 'let us'],
  [/\b(\w+)n['’]t\b/gu, '$1 not'],
];
/** After these “’s” is a verb, never a possessive. */
const SUBJECT =
  '[Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat|[Ww]ho|[Ww]here|[Hh]ow|[Hh]e|[Ss]he|[Nn]obody';
const VERBS: [RegExp, string][] = [
  [
    new RegExp(`\\b(${SUBJECT})['’]s(?= (?:your \\w+ )?(?:been|got|had|gone|become)\\b)`, 'gu'),
    '$1 has',
  ],
  [new RegExp(`\\b(${SUBJECT})['’]s\\b`, 'gu'), '$1 is'],
  [/\bI['’]m\b/gu, 'I am'],
  [/\b(I|[Ww]e)['’]ll\b/gu, '$1 shall'],
  [/\b(\w+)['’]ll\b/gu, '$1 will'],
  [/\b(\w+)['’]re\b/gu, '$1 are'],
  [/\b(\w+)['’]ve\b/gu, '$1 have'],
  [/\b(\w+)['’]d(?= (?:better|been)\b)/gu, '$1 had'],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t)['’]d\b/gu, '$1 would'],
];

/** An English text without contractions, as formal partners speak. */
export const withoutContractions = (text: string): string =>
  [...NOT, ...VERBS].reduce((rest, [pattern, full]) => rest.replace(pattern, full), text);
