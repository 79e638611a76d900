import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runParts } from './lib/cli/selected-parts';
import { PARTS, type MutatedPart } from './mutation/parts';
import { MIN_SCORE, strykerOptions, testsTogether, togetherIn } from './mutation/stryker-options';

const USAGE = `usage: npm run mutation [-- PART…]   mutation tests; ${String(MIN_SCORE)} % of the mutants must be killed
       npm run mutation -- --short   the tests of one part without mutants

Parts: ${PARTS.map(({ name }) => name).join(', ')}
Reports: reports/mutation/PART.html`;
const root = path.join(import.meta.dirname, '..');
const STRYKER = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const log = (line: string): unknown => process.stdout.write(`${line}\n`);

/** @returns whether enough mutants were killed */
async function measure(part: MutatedPart, isShort: boolean): Promise<boolean> {
  const options = path.join(root, '.cache', `mutation-${part.name}.json`);
  mkdirSync(path.dirname(options), { recursive: true });
  writeFileSync(path.join(root, togetherIn(part)), testsTogether(part));
  writeFileSync(
    options,
    JSON.stringify({
      ...strykerOptions(part, { root, concurrency: availableParallelism() }),
      dryRunOnly: isShort,
    }),
  );
  log(`${part.name}:`);
  // Inherits stdout, because a run takes minutes.
  const stryker = spawn(process.execPath, [STRYKER, 'run', options], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    stdio: 'inherit',
  });
  const [code] = (await once(stryker, 'exit')) as [number | null];
  log(`${code === 0 ? '✓' : '✗'} ${part.name}, reports/mutation/${part.name}.html`);
  return code === 0;
}

await runParts(PARTS, USAGE, measure);
