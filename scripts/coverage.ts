import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  byFolder,
  leastCoveredFiles,
  readSummary,
  shareOf,
  type Branches,
} from './branch-coverage/branches';
import { jestArguments, PARTS, type CoveredPart } from './branch-coverage/parts';
import { startTemporaryPostgres } from './lib/machine/postgres.mjs';
import { CommandFailed, runCommand } from './lib/process/run-command.mjs';
import { runParts } from './lib/cli/selected-parts';

const REQUIRED = 90;
const MAX_LISTED_FILES = 12;
const USAGE = `usage: npm run coverage [-- PART…]   branch coverage per part, at least ${String(REQUIRED)} %
       npm run coverage -- --short   one test file of the first part, whatever it covers

Parts: ${PARTS.map(({ name }) => name).join(', ')}`;
const root = path.join(import.meta.dirname, '..');
const log = (line: string): unknown => process.stdout.write(`${line}\n`);

const lineOf = (name: string, branches: Branches): string =>
  `${name.padEnd(44)} ${`${shareOf(branches).toFixed(1)} %`.padStart(8)}  ${String(branches.covered)} of ${String(branches.total)}`;

let database: Awaited<ReturnType<typeof startTemporaryPostgres>> | undefined;

/** @returns whether the tests pass and cover enough branches */
async function measure(part: CoveredPart, isShort: boolean): Promise<boolean> {
  if (!isShort && database === undefined) database = await startTemporaryPostgres();
  const folder = path.join(root, 'coverage', part.name.replaceAll('/', '-'));
  const env = { FORCE_COLOR: '0', ...(database && { TEST_DATABASE_URL: database.url }) };
  try {
    const jest = path.join(root, 'node_modules/.bin/jest');
    await runCommand(jest, jestArguments(part, folder, isShort), { cwd: root, env });
  } catch (error) {
    log(`${part.name}: tests failed`);
    log(error instanceof CommandFailed ? error.output : String(error));
    return false;
  }
  const summary = readFileSync(path.join(folder, 'coverage-summary.json'), 'utf8');
  const files = readSummary(summary, root);
  for (const [name, branches] of [...byFolder(files, 3)].sort()) log(lineOf(`  ${name}`, branches));
  const [, sum = { total: 0, covered: 0 }] = [...byFolder(files, 0)][0] ?? [];
  const isCovered = sum.total > 0 && (isShort || shareOf(sum) >= REQUIRED);
  log(`${isCovered ? '✓' : '✗'} ${lineOf(part.name, sum)}`);
  if (!isCovered) {
    log(`  → ${part.name} needs ${String(REQUIRED)} % branch coverage. Least covered files:`);
    for (const [file, branches] of leastCoveredFiles(files, MAX_LISTED_FILES))
      log(lineOf(`    ${file}`, branches));
  }
  log(`  ${path.relative(root, path.join(folder, 'index.html'))}`);
  return isCovered;
}

await runParts(PARTS, USAGE, measure);
await database?.stop();
