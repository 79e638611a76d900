/** Code whose tests must notice when it is altered. */
export interface MutatedPart {
  name: string;
  /** Project of jest.config.mjs that the tests belong to. */
  project: 'node' | 'browser';
  /** Files that are altered. */
  mutate: readonly string[];
  /** Tests that must notice. */
  tests: readonly string[];
  /** Folders that those tests read; the rest of the repository is not copied. */
  copied: readonly string[];
}

const RUNTIME = 'shared/runtime/src';

export const PARTS: readonly MutatedPart[] = [
  {
    name: 'matcher',
    project: 'browser',
    mutate: ['place', 'query', 'route-map', 'specificity'].map(
      (file) => `${RUNTIME}/routes/${file}.ts`,
    ),
    tests: [`${RUNTIME}/routes`],
    copied: ['shared/runtime'],
  },
  {
    name: 'api-client',
    project: 'browser',
    mutate: [
      'build-request',
      'create-api-client',
      'failure-text',
      'read-answer',
      'request-headers',
      'retry-rules',
      'send',
    ].map((file) => `${RUNTIME}/api/${file}.ts`),
    tests: [`${RUNTIME}/api`],
    copied: ['shared/runtime'],
  },
  {
    name: 'session-store',
    project: 'browser',
    mutate: ['shell/src/client/session/*.ts', '!shell/src/client/session/*.test.ts'],
    tests: ['shell/src/client/session'],
    copied: ['shell/src'],
  },
  {
    name: 'session-rules',
    project: 'browser',
    mutate: [`${RUNTIME}/session/end-session.ts`, `${RUNTIME}/session/read-user-info.ts`],
    tests: [`${RUNTIME}/session`, `${RUNTIME}/api`],
    copied: ['shared/runtime'],
  },
  {
    name: 'release-checks',
    project: 'node',
    mutate: ['release/src/checks/*.ts', '!release/src/checks/*.test.ts'],
    tests: ['release/src/checks'],
    copied: ['release'],
  },
];
