import jestConfig from '../../jest.config.mjs';
import type { MutatedPart } from './parts';

/** Required mutation score, in percent. */
export const MIN_SCORE = 85;

/** Generated file with all tests of a part, see `testsTogether`. */
export const togetherIn = (part: MutatedPart): string => `.cache/mutation-${part.name}.test.ts`;

/**
 * All tests of a part in one file, because Jest creates an environment per file, which takes longer than these tests.
 * Shared helpers must not register hooks when they are imported.
 */
export const testsTogether = (part: MutatedPart): string =>
  part.tests
    .map((file) => `describe('${file}', () => void require('../${file.replace(/\.ts$/, '')}'));\n`)
    .join('');

export function strykerOptions(
  part: MutatedPart,
  { root, concurrency }: { root: string; concurrency: number },
): Record<string, unknown> {
  const project = jestConfig.projects?.find(
    (each) => typeof each === 'object' && each.displayName === part.project,
  );
  if (typeof project !== 'object') throw new Error(`jest has no project ${part.project}`);
  const report = `reports/mutation/${part.name}`;
  return {
    mutate: part.mutate,
    ignorePatterns: [
      '**',
      ...['package.json', 'jest.config.mjs', 'tooling/**', 'shared/contracts/**'].map(keep),
      // Tests of the matcher read the routes.
      keep('mfe-*/section.json'),
      ...part.copied.map((folder) => keep(`${folder}/**`)),
      keep(togetherIn(part)),
      // Stryker links node_modules.
      '**/node_modules/**',
    ],
    tempDirName: '.cache/mutation',
    testRunner: 'jest',
    // The test environments are TypeScript files.
    testRunnerNodeArgs: ['--require', 'tsx/cjs'],
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      projectType: 'custom',
      enableFindRelatedTests: false,
      config: {
        ...project,
        // Stryker resolves the environment itself, without <rootDir>.
        testEnvironment: `${root}/tooling/jest/${part.project}-environment.ts`,
        testMatch: [`<rootDir>/${togetherIn(part)}`],
        modulePathIgnorePatterns: [],
        // A mutant may change what a module keeps.
        testEnvironmentOptions: { ownModules: true },
      },
    },
    coverageAnalysis: 'perTest',
    timeoutMS: 10_000,
    // Test runners leak some megabytes per run.
    maxTestRunnerReuse: 40,
    // Static mutants would need a fresh module registry per run.
    ignoreStatic: true,
    concurrency,
    disableTypeChecks: true,
    allowConsoleColors: false,
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    thresholds: { high: 100, low: MIN_SCORE, break: MIN_SCORE },
  };
}

const keep = (pattern: string): string => `!${pattern}`;
