import jestConfig from '../../jest.config.mjs';
import type { MutatedPart } from './parts';

/** Of a hundred alterations so many must be noticed. */
export const DEMANDED = 85;

/** Where the tests of a part stand together, see `testsTogether`. */
export const togetherIn = (part: MutatedPart): string => `.cache/mutation-${part.name}.test.ts`;

/**
 * All tests of a part as one file. Each alteration is one run of them, and jest sets up a world of its own for every
 * file, which takes longer than these tests do. A helper is loaded once for all: it registers no hooks by itself.
 */
export const testsTogether = (part: MutatedPart): string =>
  part.tests
    .map((file) => `describe('${file}', () => void require('../${file.replace(/\.ts$/, '')}'));\n`)
    .join('');

/** The options of Stryker for one part, as its JSON file holds them. */
export function strykerOptions(
  part: MutatedPart,
  { root, atOnce }: { root: string; atOnce: number },
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
      // the routes of the site
      keep('mfe-*/section.json'),
      ...part.copied.map((folder) => keep(`${folder}/**`)),
      keep(togetherIn(part)),
      // linked, not copied
      '**/node_modules/**',
    ],
    tempDirName: '.cache/mutation',
    testRunner: 'jest',
    // the environments of the tests are written in TypeScript
    testRunnerNodeArgs: ['--require', 'tsx/cjs'],
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      projectType: 'custom',
      enableFindRelatedTests: false,
      config: {
        ...project,
        // Stryker loads it itself, and knows no <rootDir>
        testEnvironment: `${root}/tooling/jest/${part.project}-environment.ts`,
        testMatch: [`<rootDir>/${togetherIn(part)}`],
        modulePathIgnorePatterns: [],
      },
    },
    coverageAnalysis: 'perTest',
    timeoutMS: 10_000,
    // a process keeps some megabytes of every run
    maxTestRunnerReuse: 40,
    // what is decided when a file is loaded could only be tried by loading everything anew
    ignoreStatic: true,
    concurrency: atOnce,
    disableTypeChecks: true,
    allowConsoleColors: false,
    // a line now and then: whoever waits sees that it goes on
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    thresholds: { high: 100, low: DEMANDED, break: DEMANDED },
  };
}

const keep = (pattern: string): string => `!${pattern}`;
