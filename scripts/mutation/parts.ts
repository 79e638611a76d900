export interface MutatedPart {
  name: string;
  /** Jest project of the tests. */
  project: 'node' | 'browser';
  mutate: readonly string[];
  /** Tests that must kill the mutants: direct tests only, not those of callers. */
  tests: readonly string[];
  /** Folders that the tests need in the sandbox. */
  copied: readonly string[];
}

const RUNTIME = 'shared/runtime/src';
const SESSION_STORE = 'shell/src/client/session';
const CHECKS = 'release/src/checks';

const sources = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}.ts`);
const tests = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}.test.ts`);

const MATCHER = ['route-location', 'query', 'route-map', 'specificity'];
const SESSION_RULES = ['end-session', 'read-user-info'];

export const PARTS: readonly MutatedPart[] = [
  {
    name: 'matcher',
    project: 'node',
    mutate: sources(`${RUNTIME}/routes`, MATCHER),
    tests: tests(`${RUNTIME}/routes`, MATCHER),
    copied: ['shared/runtime'],
  },
  {
    name: 'api-client',
    project: 'node',
    mutate: sources(`${RUNTIME}/api`, [
      'create-api-client',
      'failure/failure-text',
      'transport/build-request',
      'transport/parse-response',
      'transport/request-headers',
      'transport/retry-rules',
      'transport/send',
    ]),
    tests: tests(`${RUNTIME}/api`, [
      'create-api-client',
      'failure/failure-text',
      'session-invalid',
      'transport/build-request',
      'transport/request-headers',
      'transport/send',
    ]),
    copied: ['shared/runtime'],
  },
  {
    name: 'session-store',
    project: 'browser',
    mutate: [`${SESSION_STORE}/*.ts`, `!${SESSION_STORE}/*test.ts`],
    tests: tests(SESSION_STORE, ['sync-with-other-tabs', 'clear-private-queries', 'session-store']),
    copied: ['shell/src'],
  },
  {
    name: 'session-rules',
    project: 'node',
    mutate: sources(`${RUNTIME}/session`, SESSION_RULES),
    tests: tests(`${RUNTIME}/session`, SESSION_RULES),
    copied: ['shared/runtime'],
  },
  {
    name: 'release-checks',
    project: 'node',
    mutate: [`${CHECKS}/**/*.ts`, `!${CHECKS}/**/*test.ts`, `!${CHECKS}/testing/**`],
    tests: tests(CHECKS, [
      'availability-checks',
      'development-checks',
      'first-load',
      'routes/pattern-overlap',
      'routes/route-checks',
      'shared-checks',
      'signature-checks',
      'version-checks',
      'version-range',
    ]),
    copied: ['release'],
  },
];
