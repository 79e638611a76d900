import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CommandFailed, runCommand } from './lib/run-command.mjs';
import { PARTS, type MutatedPart } from './mutation/parts';
import { DEMANDED, strykerOptions } from './mutation/stryker-options';

const USAGE = `usage: npm run mutation [-- PART…]   alters code; ${String(DEMANDED)} % of the alterations must make a test fail

Parts: ${PARTS.map(({ name }) => name).join(', ')}
Reports: reports/mutation/PART.html`;
const root = path.join(import.meta.dirname, '..');
const say = (line: string): unknown => process.stdout.write(`${line}\n`);

/** @returns whether enough alterations were noticed */
async function measure(part: MutatedPart): Promise<boolean> {
  const options = path.join(root, '.cache', `mutation-${part.name}.json`);
  mkdirSync(path.dirname(options), { recursive: true });
  writeFileSync(
    options,
    JSON.stringify(strykerOptions(part, { root, atOnce: availableParallelism() })),
  );
  const stryker = path.join(root, 'node_modules/.bin/stryker');
  const env = { FORCE_COLOR: '0', NO_COLOR: '1' };
  const { output, isEnough } = await runCommand(stryker, ['run', options], { cwd: root, env }).then(
    (said) => ({ output: said, isEnough: true }),
    (failure: unknown) => ({
      output: failure instanceof CommandFailed ? failure.output : String(failure),
      isEnough: false,
    }),
  );
  say(output);
  say(`${isEnough ? '✓' : '✗'} ${part.name}, reports/mutation/${part.name}.html`);
  return isEnough;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => !PARTS.some(({ name }) => name === word));
if (unknown.length > 0) {
  say(USAGE);
  process.exitCode = unknown.includes('--help') ? 0 : 2;
} else {
  const parts = PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  let failed = 0;
  for (const part of parts) if (!(await measure(part))) failed += 1;
  say(`${String(parts.length - failed)} passed, ${String(failed)} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
