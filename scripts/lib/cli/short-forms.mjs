/**
 * @typedef {object} ShortForm
 * @property {string} command as in `npm run <command>`
 * @property {string[]} args arguments of tsx
 * @property {boolean} [counts] its last line is `N passed, N failed`; otherwise it counts as one check
 */

/** Commands that steps of `npm test` run, or that are made of such steps. */
export const COMMANDS_OF_STEPS = [
  'build',
  'drill',
  'lint',
  'smoke',
  'test',
  'test:full',
  'visual',
  // Jest runs them: release in release/src/cli, operator in service/src/operator, fuzz in service/src/fuzz.
  'fuzz',
  'operator',
  'release',
];

/**
 * The short form of every other command in the documents, so that none breaks unnoticed.
 * @param {{ url: string, scratch: string }} site a running site, and a folder for results
 * @returns {ShortForm[]}
 */
export const shortForms = ({ url, scratch }) => [
  // The longest ones first: they run two at a time.
  { command: 'bench', args: ['e2e/src/bench/main.ts', 'all', '--short'], counts: true },
  {
    command: 'gallery',
    args: [
      ...['e2e/src/gallery.ts', '--url', url, '--out', scratch],
      ...['--only', 'privacy', '--axe', '--window', '1280x720'],
    ],
    counts: true,
  },
  { command: 'contracts', args: ['service/src/contracts/main.ts'] },
  { command: 'schemas', args: ['release/src/schemas/main.ts'] },
  { command: 'posters', args: ['posters/src/main.ts'] },
  { command: 'film', args: ['posters/src/film/main.ts', '--short'] },
  { command: 'build:smoke', args: ['scripts/build-smoke.ts'] },
  // Its long form is the steps of `npm test`.
  { command: 'check', args: ['scripts/check.ts', '--help'] },
  // Jest runs the update with a stub of docker, and `npm start` the other form.
  { command: 'deploy', args: ['scripts/deploy.ts', '--help'] },
  { command: 'mutation', args: ['scripts/mutation.ts', '--short'], counts: true },
  { command: 'coverage', args: ['scripts/coverage.ts', '--short'] },
  {
    command: 'smoke:defects',
    args: ['e2e/src/seeded-defects.ts', '--url', url, '--only', 'canonical,script stands'],
    counts: true,
  },
];
