/** Letters of English words that sound alike, as one spelling. */
const SOUNDS: [spelling: RegExp, sound: string][] = [
  [/\b(?:and|an)\b/gu, 'n'],
  [/\bkn/gu, 'n'],
  [/wr/gu, 'r'],
  [/ph/gu, 'f'],
  [/\bgh/gu, 'g'],
  [/gh/gu, ''],
  [/h/gu, ''],
  [/ck|q/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/c/gu, 'k'],
  [/x/gu, 'ks'],
  [/z/gu, 's'],
  [/u?e\b/gu, ''],
  [/(?<=[^aeious])es\b/gu, 's'],
  [/[aeiouy]+/gu, 'a'],
  [/(?<letter>[a-z])\k<letter>+/gu, '$<letter>'],
];

/** What English words sound like, roughly: “bathisfere in” sounds like “bathysphere inn”. */
export const soundOf = (text: string): string =>
  SOUNDS.reduce((rest, [spelling, sound]) => rest.replace(spelling, sound), text);
