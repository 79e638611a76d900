/** A folder whose branches are counted, and the tests that count for it. */
export interface CoveredPart {
  name: string;
  sources: string;
  /** Folders of tests. */
  tests: readonly string[];
}

/** What the demand is made of. What sections and shell test of shared code counts for it. */
export const PARTS: readonly CoveredPart[] = [
  { name: 'shared', sources: 'shared/*/src', tests: ['shared', 'mfe-[a-z-]+', 'shell/src'] },
  { name: 'release', sources: 'release/src', tests: ['release'] },
  { name: 'service', sources: 'service/src', tests: ['service'] },
  { name: 'shell/src/server', sources: 'shell/src/server', tests: ['shell/src'] },
];

/** Tests, what serves them, and measurements, which are programs of their own. */
const NOT_COUNTED = [
  '**/*.test.{ts,tsx}',
  '**/*-under-test.{ts,tsx}',
  '**/testing/**',
  '**/testing.ts',
  '**/bench/**',
  '**/drills/**',
  '**/*.d.ts',
];

/** Arguments of jest for one part; its report goes to `folder`. */
export const jestArguments = ({ sources, tests }: CoveredPart, folder: string): string[] => [
  '--ci',
  '--coverage',
  '--coverageReporters=json-summary',
  '--coverageReporters=html',
  `--coverageDirectory=${folder}`,
  `--collectCoverageFrom=${sources}/**/*.{ts,tsx}`,
  ...NOT_COUNTED.map((pattern) => `--collectCoverageFrom=!${pattern}`),
  `--testPathPatterns=${tests.map((each) => `/${each}/`).join('|')}`,
];
