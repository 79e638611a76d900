import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  COVERAGE_OPTIONS,
  COVERED_PARTS,
  countedFiles,
  REQUIRED_BRANCHES,
} from './lib/report/covered-parts.mjs';
import { reportExit } from './lib/cli/usage-error';
import { selectParts } from './lib/cli/selected-parts';
import { startTemporaryPostgres } from './lib/machine/postgres.mjs';

const USAGE = `usage: npm run coverage [-- PART…]   branch coverage per part, at least ${String(REQUIRED_BRANCHES)} %
       npm run coverage -- --short   one test file of the first part, whatever it covers

Parts: ${COVERED_PARTS.map(({ name }) => name).join(', ')}`;
const root = path.join(import.meta.dirname, '..');
/** Any test that takes little time. */
const SHORT_TEST = 'shared/contracts/src/digests/compare';

/** Options of Jest for what the command line names. */
function jestArguments(args: string[]): { options: string[]; isShort: boolean } {
  const { parts, isShort } = selectParts(COVERED_PARTS, args, USAGE);
  const options = [...COVERAGE_OPTIONS];
  if (parts.length === COVERED_PARTS.length) return { options, isShort };
  const tests = isShort
    ? [SHORT_TEST]
    : parts.flatMap((part) => part.tests.map((one) => `/${one}/`));
  const threshold = isShort ? {} : { global: { branches: REQUIRED_BRANCHES } };
  options.push(
    ...countedFiles(parts).map((pattern) => `--collectCoverageFrom=${pattern}`),
    `--testPathPatterns=${tests.join('|')}`,
    `--coverageThreshold=${JSON.stringify(threshold)}`,
  );
  return { options, isShort };
}

try {
  const { options, isShort } = jestArguments(process.argv.slice(2));
  const database = isShort ? null : await startTemporaryPostgres();
  // Inherits stdout, because a run takes minutes.
  const jest = spawn(path.join(root, 'node_modules/.bin/jest'), options, {
    cwd: root,
    env: { ...process.env, ...(database && { TEST_DATABASE_URL: database.url }) },
    stdio: 'inherit',
  });
  const [code] = (await once(jest, 'exit')) as [number | null];
  await database?.stop();
  process.exitCode = code ?? 1;
} catch (error) {
  process.exitCode = reportExit(error);
}
