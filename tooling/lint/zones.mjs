/**
 * Who may import whom, and what to do instead.
 *
 * @typedef {object} Zone
 * @property {string} name the package's name in imports
 * @property {string} folder from the root of the repository
 * @property {Record<string, string[]>} may other packages of this workspace, each with the doors open to this zone
 * @property {Record<string, string[]>} [inTests] further doors, open to the tests of this zone only
 * @property {string} instead what an author who hits the wall should do
 */

const SECTION_DOORS = {
  '@huoban/contracts': ['.', './api', './messaging'],
  '@huoban/runtime': ['.'],
  '@huoban/ui': ['.', './tokens.css', './base.css'],
};

const STAGE_DOOR = { '@huoban/runtime': ['./testing'] };

/** @type {Zone[]} */
const SECTIONS = [
  'mfe-home',
  'mfe-game-partner',
  'mfe-game-library',
  'mfe-account',
  'mfe-legal',
].map((name) => ({
  name,
  folder: name,
  may: SECTION_DOORS,
  inTests: STAGE_DOOR,
  instead:
    'A section meets the rest of the site in @huoban/contracts (types), @huoban/runtime (session, words, links, service) and @huoban/ui (kit). Link to a page of another section with the links of @huoban/runtime; what two sections need moves to @huoban/ui or @huoban/runtime.',
}));

/** @type {Zone[]} */
export const ZONES = [
  ...SECTIONS,
  {
    name: '@huoban/contracts',
    folder: 'shared/contracts',
    may: {},
    instead:
      'Contracts import nobody of this workspace. Describe the shape here and let the other side import it.',
  },
  {
    name: '@huoban/ui',
    folder: 'shared/ui',
    may: { '@huoban/contracts': ['.', './api'] },
    instead: 'The kit knows only @huoban/contracts. Take words, data and actions as props.',
  },
  {
    name: '@huoban/runtime',
    folder: 'shared/runtime',
    may: { '@huoban/contracts': ['.', './api'], '@huoban/ui': ['.', './tokens.css', './base.css'] },
    instead:
      'Shared packages import nobody outside shared/. Declare a port in @huoban/runtime/internal and let the shell provide it.',
  },
  {
    name: '@huoban/build',
    folder: 'shared/build',
    may: { '@huoban/contracts': ['.', './api', './digests'] },
    instead: 'The builder knows only @huoban/contracts and paths. Take what differs as an option.',
  },
  {
    name: '@huoban/shell',
    folder: 'shell',
    may: {
      '@huoban/contracts': ['.', './api', './messaging'],
      '@huoban/release': ['.'],
      '@huoban/runtime': ['.', './internal', './routes', './locales/*'],
      '@huoban/ui': ['.', './tokens.css', './base.css'],
    },
    inTests: STAGE_DOOR,
    instead:
      'The shell reaches sections only through a release (registerRemotes + loadRemote, SectionModule of @huoban/contracts) and the service only over HTTP.',
  },
  {
    name: '@huoban/service',
    folder: 'service',
    may: { '@huoban/contracts': ['.', './api', './digests', './messaging'] },
    instead:
      'The service never reaches into browser code. What both sides need is declared in @huoban/contracts/api.',
  },
  {
    name: '@huoban/release',
    folder: 'release',
    may: { '@huoban/contracts': ['.', './api', './digests'] },
    instead:
      'Release tooling reads built artifacts, not sources. The shapes of a release and of a section are in @huoban/contracts.',
  },
  {
    name: '@huoban/e2e',
    folder: 'e2e',
    may: {
      '@huoban/contracts': ['.', './api', './messaging'],
      '@huoban/release': ['.'],
      '@huoban/service': ['./testing'],
    },
    instead:
      'End-to-end checks drive the site from outside. Types they share with it are in @huoban/contracts.',
  },
  {
    name: '@huoban/posters',
    folder: 'posters',
    may: {},
    instead: 'Posters are drawn without the site. Pass what is needed as data.',
  },
  {
    name: 'scripts',
    folder: 'scripts',
    may: {
      '@huoban/build': ['.'],
      '@huoban/contracts': ['.', './api'],
      '@huoban/release': ['.'],
      '@huoban/service': ['.'],
      '@huoban/shell': ['.'],
    },
    instead: 'Scripts start programs and import only the doors (public.ts) of Node packages.',
  },
  {
    name: 'tooling',
    folder: 'tooling',
    may: { '@huoban/contracts': ['.', './api'] },
    instead: 'Checks read files; only @huoban/contracts is imported.',
  },
];

/** The one import that `webpack.config.ts` of a section or of the shell needs. */
export const BUILD_CONFIG_DOOR = '@huoban/build';

/**
 * @param {string[]} open doors of a zone; one may end in `*`
 * @param {string} door
 * @returns {boolean}
 */
export function isOpen(open, door) {
  return open.some((name) =>
    name.endsWith('/*') ? door.startsWith(name.slice(0, -1)) : name === door,
  );
}

/** What never reaches a bundle: `testing/` folders and the tests themselves. */
const TEST_FILE = /(?:^|\/)testing\/|\.test\.[jt]sx?$/;

/**
 * @param {Zone} zone
 * @param {string} path of a file of the zone, from the root of the repository
 * @param {string} name of another package
 * @returns {string[] | undefined} doors of that package that the file may use; undefined for none at all
 */
export function doorsFor(zone, path, name) {
  const open = zone.may[name];
  const inTests = TEST_FILE.test(path) ? zone.inTests?.[name] : undefined;
  return inTests ? [...(open ?? []), ...inTests] : open;
}

/**
 * @param {string} path from the root of the repository, with forward slashes
 * @returns {Zone | undefined}
 */
export function zoneOfFile(path) {
  return ZONES.find((zone) => path.startsWith(`${zone.folder}/`));
}

/**
 * @param {string} specifier as written in an import
 * @returns {{ zone: Zone, door: string } | undefined} undefined for packages from outside
 */
export function zoneOfSpecifier(specifier) {
  for (const zone of ZONES) {
    if (specifier === zone.name) return { zone, door: '.' };
    if (specifier.startsWith(`${zone.name}/`)) {
      return { zone, door: `.${specifier.slice(zone.name.length)}` };
    }
  }
  return undefined;
}
