/** A folder with required branch coverage, and the tests that count for it. */
export interface CoveredPart {
  name: string;
  sources: string;
  /** Folders of tests. */
  tests: readonly string[];
}

/** Shared code is also covered by the tests of sections and shell. */
export const PARTS: readonly CoveredPart[] = [
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

/** Any test that takes little time. */
const SHORT_TEST = 'shared/contracts/src/digests/compare';

/** Counting branches makes code several times slower. */
const INSTRUMENTED_TIMEOUT_MS = 120_000;

export const jestArguments = (
  { sources, tests }: CoveredPart,
  folder: string,
  isShort: boolean,
): string[] => [
  '--ci',
  '--coverage',
  `--testTimeout=${String(INSTRUMENTED_TIMEOUT_MS)}`,
  '--coverageReporters=json-summary',
  '--coverageReporters=html',
  `--coverageDirectory=${folder}`,
  `--collectCoverageFrom=${sources}/**/*.{ts,tsx}`,
  ...NOT_COUNTED.map((pattern) => `--collectCoverageFrom=!${pattern}`),
  `--testPathPatterns=${isShort ? SHORT_TEST : tests.map((each) => `/${each}/`).join('|')}`,
];
