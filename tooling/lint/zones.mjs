/**
 * Which package may import which exports of the other packages.
 *
 * @typedef {object} Zone
 * @property {string} name the package's name in imports
 * @property {string} folder from the root of the repository
 * @property {Record<string, string[]>} allowed other packages of this workspace, each with the exports that this zone may import
 * @property {Record<string, string[]>} [allowedInTests] further exports, for tests of this zone only
 * @property {string} remedy what to do instead of a refused import
 */

const SECTION_IMPORTS = {
  '@huoban/contracts': ['.', './api', './messaging'],
  '@huoban/runtime': ['.'],
  '@huoban/ui': ['.', './tokens.css', './base.css'],
};

const TESTING_IMPORTS = { '@huoban/runtime': ['./testing'] };

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
  allowed: SECTION_IMPORTS,
  allowedInTests: TESTING_IMPORTS,
  remedy:
    'A section imports only @huoban/contracts (types), @huoban/runtime (session, messages, links, API client) and @huoban/ui (components). Link to pages of other sections with the links of @huoban/runtime; move what two sections need to @huoban/ui or @huoban/runtime.',
}));

/** @type {Zone[]} */
export const ZONES = [
  ...SECTIONS,
  {
    name: '@huoban/contracts',
    folder: 'shared/contracts',
    allowed: {},
    remedy:
      'Contracts import no other package. Describe the shape here and let the other side import it.',
  },
  {
    name: '@huoban/ui',
    folder: 'shared/ui',
    allowed: { '@huoban/contracts': ['.', './api'] },
    remedy: 'UI components import only @huoban/contracts. Take texts, data and callbacks as props.',
  },
  {
    name: '@huoban/runtime',
    folder: 'shared/runtime',
    allowed: {
      '@huoban/contracts': ['.', './api'],
      '@huoban/ui': ['.', './tokens.css', './base.css'],
    },
    remedy:
      'Shared packages import no package outside shared/. Declare a port in @huoban/runtime/internal and let the shell provide it.',
  },
  {
    name: '@huoban/tracing',
    folder: 'shared/tracing',
    allowed: {},
    remedy: 'Tracing serves shell and service alike. Take names of routes as an option.',
  },
  {
    name: '@huoban/build',
    folder: 'shared/build',
    allowed: { '@huoban/contracts': ['.', './api', './digests'] },
    remedy: 'The builder imports only @huoban/contracts. Take what differs as an option.',
  },
  {
    name: '@huoban/shell',
    folder: 'shell',
    allowed: {
      '@huoban/contracts': ['.', './api', './messaging'],
      '@huoban/release': ['.'],
      '@huoban/runtime': ['.', './internal', './routes', './locales/*'],
      '@huoban/tracing': ['.'],
      '@huoban/ui': ['.', './tokens.css', './base.css'],
    },
    allowedInTests: TESTING_IMPORTS,
    remedy:
      'The shell reaches sections only through a release (loadRemote, SectionModule of @huoban/contracts) and the service only over HTTP.',
  },
  {
    name: '@huoban/service',
    folder: 'service',
    allowed: {
      '@huoban/contracts': ['.', './api', './digests', './messaging'],
      '@huoban/tracing': ['.'],
    },
    remedy:
      'The service never imports browser code. Declare what both sides need in @huoban/contracts/api.',
  },
  {
    name: '@huoban/release',
    folder: 'release',
    allowed: { '@huoban/contracts': ['.', './api', './digests'], '@huoban/ui': ['./tokens.css'] },
    remedy:
      'Release tooling reads built artifacts, not sources. The shapes of a release and of a section are in @huoban/contracts.',
  },
  {
    name: '@huoban/e2e',
    folder: 'e2e',
    allowed: {
      '@huoban/contracts': ['.', './api', './messaging'],
      '@huoban/release': ['.', './reports'],
      '@huoban/service': ['./testing'],
      scripts: [
        './lib/build/bundle-servers',
        './lib/machine/debian-packages',
        './lib/machine/find-browser',
        './lib/machine/nginx',
        './lib/process/child-process',
        './lib/process/port',
        './lib/report/dated-report',
        './lib/site/seeded-database',
        './lib/site/start-test-site',
      ],
    },
    remedy: 'End-to-end checks test the site from outside. Shared types are in @huoban/contracts.',
  },
  {
    name: '@huoban/posters',
    folder: 'posters',
    allowed: {},
    remedy: 'The poster generator does not depend on the site. Pass what it needs as data.',
  },
  {
    name: 'scripts',
    folder: 'scripts',
    allowed: {
      '@huoban/build': ['.', './messages'],
      '@huoban/contracts': ['.', './api'],
      '@huoban/release': ['.'],
      '@huoban/service': ['.'],
      '@huoban/shell': ['.'],
    },
    remedy: 'Scripts import only the public exports (public.ts) of Node packages.',
  },
  {
    name: 'tooling',
    folder: 'tooling',
    allowed: { '@huoban/contracts': ['.', './api'] },
    remedy: 'Checks read files and import only @huoban/contracts.',
  },
];

/** The one import that `webpack.config.ts` of a section or of the shell needs. */
export const BUILD_CONFIG_IMPORT = '@huoban/build';

/**
 * @param {string[]} allowed exports of a package; one may end in `*`
 * @param {string} subpath
 * @returns {boolean}
 */
export function isAllowed(allowed, subpath) {
  return allowed.some((name) =>
    name.endsWith('/*') ? subpath.startsWith(name.slice(0, -1)) : name === subpath,
  );
}

/** Files that no bundle contains. */
const TEST_FILE = /(?:^|\/)testing\/|\.test\.[jt]sx?$/;

/**
 * @param {Zone} zone
 * @param {string} path of a file of the zone, from the root of the repository
 * @param {string} name of another package
 * @returns {string[] | undefined} exports of that package that the file may import; undefined for none
 */
export function allowedExports(zone, path, name) {
  const allowed = zone.allowed[name];
  const allowedInTests = TEST_FILE.test(path) ? zone.allowedInTests?.[name] : undefined;
  return allowedInTests ? [...(allowed ?? []), ...allowedInTests] : allowed;
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
 * @returns {{ zone: Zone, subpath: string } | undefined} undefined for packages outside the workspace
 */
export function zoneOfSpecifier(specifier) {
  for (const zone of ZONES) {
    if (specifier === zone.name) return { zone, subpath: '.' };
    if (specifier.startsWith(`${zone.name}/`)) {
      return { zone, subpath: `.${specifier.slice(zone.name.length)}` };
    }
  }
  return undefined;
}
