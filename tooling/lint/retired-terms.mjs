/**
 * Words that this repository no longer uses, each with its replacement from `docs/glossary.md`.
 *
 * @typedef {object} RetiredTerm
 * @property {string} term lower-case words, separated by spaces
 * @property {string} use what to write instead
 * @property {('identifier' | 'prose')[]} in where it is refused; prose is comments, test titles and Markdown
 */

/** @type {(in_: RetiredTerm['in'], terms: Record<string, string>) => RetiredTerm[]} */
const retired = (in_, terms) =>
  Object.entries(terms).map(([term, use]) => ({ term, use, in: in_ }));

/** @type {readonly RetiredTerm[]} */
export const RETIRED_TERMS = [
  ...retired(['identifier', 'prose'], {
    door: 'package export, endpoint or proxy',
    doors: 'package exports, endpoints or proxies',
    kindred: 'category lines',
    'in danger': 'at risk, or crisis',
    nobody: 'no one that the sentence names: a user, a process, a visitor',
    somebody: 'the person or process that acts: a user, a visitor, a tester',
    signpost: 'endpoint file',
    traveller: 'scene scroller, or journey context',
    'way out': 'remedy',
  }),
  ...retired(['identifier'], {
    album: 'contact sheet',
    asked: 'page request, or requested',
    asking: 'reply context, or intent',
    desk: 'reporter or coordinator',
    ground: 'drill context, or attack fixture',
    house: 'community guidelines, or Huoban',
    'in turn': 'sample every nth',
    'in turns': 'p-limit',
    keeping: 'cache policy',
    lane: 'backend or variant',
    lanes: 'backends or variants',
    manners: 'reply candidates',
    mouth: 'to first person',
    'no program': 'NoScriptNotice',
    patience: 'timeout',
    photograph: 'screenshot',
    remembered: 'memoize',
    standing: 'active release, release context or channel state',
    standings: 'channel states',
    told: 'reported',
    'under test': 'a folder testing/',
  }),
  ...retired(['prose'], {
    'of the house': 'community guidelines',
    'taking care': 'maintenance',
    'the ground': 'the fixture, or the context',
    'the house': 'the repository',
    'this house': 'the repository',
    whoever: 'the person or process that acts',
  }),
];

/** Prefixes of constants; in other names these words have their usual meaning. */
const RETIRED_PREFIXES = ['most', 'longest', 'largest', 'fewest', 'usual'].map((term) => ({
  term,
  use: 'MAX_, MIN_ or DEFAULT_',
}));

const IDENTIFIER_TERMS = RETIRED_TERMS.filter((entry) => entry.in.includes('identifier'));
const PROSE_TERMS = RETIRED_TERMS.filter((entry) => entry.in.includes('prose')).map((entry) => ({
  ...entry,
  pattern: new RegExp(`\\b${entry.term.replaceAll(' ', '\\s+')}\\b`, 'giu'),
}));

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
  const words = ` ${wordsOf(name)} `;
  const isConstant = name === name.toUpperCase();
  return (
    IDENTIFIER_TERMS.find(({ term }) => words.includes(` ${term} `)) ??
    RETIRED_PREFIXES.find(({ term }) => isConstant && words.startsWith(` ${term} `))
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
