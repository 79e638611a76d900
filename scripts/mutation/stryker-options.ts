import jestConfig from '../../jest.config.mjs';
import type { MutatedPart } from './parts';

/** Of a hundred alterations so many must be noticed. */
export const DEMANDED = 85;

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
        testMatch: part.tests.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
      },
    },
    coverageAnalysis: 'perTest',
    // what is decided when a file is loaded could only be tried by loading everything anew
    ignoreStatic: true,
    concurrency: atOnce,
    timeoutMS: 10_000,
    disableTypeChecks: true,
    allowConsoleColors: false,
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    thresholds: { high: 100, low: DEMANDED, break: DEMANDED },
  };
}

const keep = (pattern: string): string => `!${pattern}`;
