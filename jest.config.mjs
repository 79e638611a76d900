import { availableParallelism } from 'node:os';
import {
  COVERED_PARTS,
  countedFiles,
  REQUIRED_BRANCHES,
} from './scripts/lib/report/covered-parts.mjs';

// Two projects: `node` for what runs on servers and in builds, `browser` (jsdom) for what runs in a
// tab. A test belongs to the folder that it stands in; there is no other way to choose.

const NODE_FOLDERS = [
  'e2e',
  'posters',
  'release',
  'scripts',
  'service',
  'shared/build',
  'shared/contracts',
  'shared/tracing',
  'shell/src/runner',
  'shell/src/server',
  'tooling',
];
const BROWSER_FOLDERS = ['mfe-*/src', 'shared/runtime', 'shared/ui', 'shell/src/!(runner|server)'];

/** @param {string[]} folders */
const testsIn = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);

/** @type {[string, import('@swc/core').Options]} */
const compiler = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** @type {import('jest').Config} */
const common = {
  // The temporary folder of `npm test` is another one every time.
  cacheDirectory: '<rootDir>/.cache/jest',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json', 'node', 'mjs'],
  moduleNameMapper: {
    // what is imported by its address: jest knows paths only
    '^file://(.+)$': '$1',
    '\\.module\\.css$': '<rootDir>/tooling/jest/class-names.ts',
    '\\.(css|svg|png|jpg|webp|avif|woff2)$': '<rootDir>/tooling/jest/asset-address.ts',
  },
  modulePathIgnorePatterns: [
    '/dist/',
    '<rootDir>/\\.data/',
    '<rootDir>/\\.cache/',
    '<rootDir>/coverage/',
  ],
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/tooling/jest/no-unexpected-console.ts'],
  transform: {
    '\\.[cm]?[jt]sx?$': compiler,
    '\\.md$': '<rootDir>/tooling/jest/text-as-module.mjs',
  },
};

const required = { branches: REQUIRED_BRANCHES };

/** @type {import('jest').Config} */
export default {
  collectCoverageFrom: countedFiles(COVERED_PARTS),
  coverageReporters: [['text', { skipFull: true }], 'html'],
  // Jest judges a folder by itself and by `global` all files that are in none of the folders: those of `shared`.
  coverageThreshold: {
    global: required,
    ...Object.fromEntries(
      COVERED_PARTS.filter(({ sources }) => !sources.includes('*')).map(({ sources }) => [
        `./${sources}/`,
        required,
      ]),
    ),
  },
  // A slow machine is no fault of what is tested.
  testTimeout: 60_000,
  // Tests wait for databases and timers: with one more than processors, those are always busy.
  maxWorkers: availableParallelism() + 1,
  projects: [
    {
      ...common,
      displayName: 'node',
      runtime: '<rootDir>/tooling/jest/node-runtime.mjs',
      testEnvironment: '<rootDir>/tooling/jest/node-environment.ts',
      testMatch: testsIn(NODE_FOLDERS),
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tooling/jest/browser-environment.ts',
      testMatch: testsIn(BROWSER_FOLDERS),
      setupFilesAfterEnv: [
        ...(common.setupFilesAfterEnv ?? []),
        '<rootDir>/tooling/jest/missing-in-jsdom.ts',
      ],
    },
  ],
};
