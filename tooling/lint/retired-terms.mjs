/**
 * Words that this repository no longer uses, each with its replacement from `docs/glossary.md`. A plural with `s` counts
 * as the word.
 *
 * @typedef {Record<string, string>} Replacements by lower-case words, separated by spaces
 */

/** @type {Replacements} */
const EVERYWHERE = {
  door: 'package export, endpoint or proxy',
  kindred: 'category lines',
  'in danger': 'at risk, or crisis',
  nobody: 'no one that the sentence names: a user, a process, a visitor',
  somebody: 'the person or process that acts: a user, a visitor, a tester',
  signpost: 'endpoint file',
  traveller: 'scene scroller, or journey context',
  'way out': 'remedy',
};

/** In names of variables, types, members and files. @type {Replacements} */
const IN_NAMES = {
  ...EVERYWHERE,
  album: 'contact sheet',
  asked: 'page request, or requested',
  asking: 'reply context, or intent',
  desk: 'reporter or coordinator',
  ground: 'drill context, or attack fixture',
  house: 'community guidelines, or Huoban',
  'in turn': 'p-limit, or sample every nth',
  keeping: 'cache policy',
  lane: 'backend or variant',
  manner: 'reply candidates',
  mouth: 'to first person',
  'no program': 'NoScriptNotice',
  patience: 'timeout',
  photograph: 'screenshot',
  remembered: 'memoize',
  standing: 'active release, release context or channel state',
  told: 'reported',
  'under test': 'a folder testing/',
};

/** In comments, test titles and Markdown. @type {Replacements} */
const IN_PROSE = {
  ...EVERYWHERE,
  'of the house': 'community guidelines',
  'taking care': 'maintenance',
  'the ground': 'the fixture, or the context',
  'the house': 'the repository',
  'this house': 'the repository',
  whoever: 'the person or process that acts',
};

/** Prefixes of constants; in other names these words have their usual meaning. */
const RETIRED_PREFIXES = ['most', 'longest', 'largest', 'fewest', 'usual'].map((term) => ({
  term,
  use: 'MAX_, MIN_ or DEFAULT_',
}));

/** @param {Replacements} replacements */
const patternsOf = (replacements) =>
  Object.entries(replacements).map(([term, use]) => ({
    term,
    use,
    pattern: new RegExp(`\\b${term.replaceAll(' ', '\\s+')}s?\\b`, 'giu'),
  }));

const NAME_TERMS = patternsOf(IN_NAMES);
const PROSE_TERMS = patternsOf(IN_PROSE);

/** @param {string} name camelCase, PascalCase, kebab-case or CONSTANT_CASE */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * @param {string} name of a variable, type, member or file
 * @returns {{ term: string, use: string } | undefined}
 */
export function retiredTermInName(name) {
  const words = wordsOf(name);
  const isConstant = name === name.toUpperCase();
  return (
    NAME_TERMS.find(({ pattern }) => words.search(pattern) >= 0) ??
    RETIRED_PREFIXES.find(({ term }) => isConstant && words.startsWith(`${term} `))
  );
}

/**
 * @param {string} text
 * @returns {{ term: string, use: string, index: number }[]}
 */
export const retiredTermsInProse = (text) =>
  PROSE_TERMS.flatMap(({ term, use, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ term, use, index })),
  );
