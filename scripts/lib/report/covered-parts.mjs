/** Percentage of branches that the tests of each part must take. */
export const REQUIRED_BRANCHES = 90;

/** Options of Jest. Counting branches makes code several times slower. */
export const COVERAGE_OPTIONS = ['--coverage', '--testTimeout=120000'];

/**
 * Folders with required branch coverage, and the tests that count when one of them is measured alone.
 * Shared code is also covered by the tests of sections and shell.
 */
export const COVERED_PARTS = [
  { name: 'shared', sources: 'shared/*/src', tests: ['shared', 'mfe-[a-z-]+', 'shell/src'] },
  { name: 'release', sources: 'release/src', tests: ['release'] },
  { name: 'service', sources: 'service/src', tests: ['service'] },
  { name: 'shell/src/server', sources: 'shell/src/server', tests: ['shell/src'] },
  { name: 'shell/src/runner', sources: 'shell/src/runner', tests: ['shell/src/runner'] },
];

/** Tests, fixtures, benchmarks and type declarations. */
const NOT_COUNTED = [
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  '**/testing.ts',
  '**/bench/**',
  '**/drills/**',
  '**/*.d.ts',
];

/**
 * The files whose branches count, as patterns of Jest.
 * @param {readonly { sources: string }[]} parts
 */
export const countedFiles = (parts) => [
  ...parts.map(({ sources }) => `${sources}/**/*.{ts,tsx}`),
  ...NOT_COUNTED.map((pattern) => `!${pattern}`),
];
