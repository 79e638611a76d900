import path from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { changedFiles, planOf, type ChangePlan } from './lib/cli/changed-files';
import { CommandFailed, runCommand } from './lib/process/run-command.mjs';
import { createSteps } from './lib/report/steps.mjs';

const USAGE = `usage: npm run check -- --changed [--since main]   types, lint, repository checks and tests of changed files
       npm run check                              the same for all files
Without --since, uncommitted files are checked.`;
const ALL = ['.'];
const root = path.join(import.meta.dirname, '..');
const steps = createSteps();
const cache = (name: string) => path.join(root, '.cache', name);
let failed = 0;
let passed = 0;

async function step(name: string, program: string, args: string[]): Promise<void> {
  try {
    await steps.run(name, () =>
      runCommand(path.join(root, 'node_modules/.bin', program), args, {
        cwd: root,
        env: { FORCE_COLOR: '0' },
      }),
    );
    passed += 1;
  } catch (error) {
    failed += 1;
    const output = error instanceof CommandFailed ? error.output : '';
    steps.log(output || String(error));
  }
}

/** The whole program, incrementally. */
const types = () =>
  step('types', 'tsc', [
    '--noEmit',
    '-p',
    'tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    cache('types.tsbuildinfo'),
  ]);
const rules = () => step('repository checks', 'tsx', ['tooling/checks/main.ts']);
const unused = () =>
  step('unused code, files and dependencies', 'knip', ['--no-progress', '--no-config-hints']);
const lint = (files: string[]) =>
  step('lint', 'oxlint', ['--no-error-on-unmatched-pattern', ...files]);
const formatting = (files: string[]) =>
  step('formatting', 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]);

async function tests({ tests: files, touchesAll }: ChangePlan): Promise<void> {
  const related = touchesAll ? [] : ['--findRelatedTests', ...files];
  await step('tests', 'jest', ['--silent', '--passWithNoTests', ...related]);
}

const { values } = parseArgs({
  options: { changed: { type: 'boolean' }, since: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) {
  steps.log(USAGE);
} else {
  const isPart = values.changed === true || values.since !== undefined;
  const files = isPart ? await changedFiles(root, values.since ?? 'HEAD') : ALL;
  const plan = planOf(files);
  const everything = !isPart || plan.touchesAll;
  steps.log(isPart ? `${String(files.length)} changed files` : 'everything');
  const [linted, formatted] = everything ? [ALL, ALL] : [plan.lint, plan.format];
  await pLimit(2).map(
    [
      types,
      ...(linted.length > 0 ? [() => lint(linted)] : []),
      ...(everything || plan.tests.length > 0
        ? [() => tests({ ...plan, touchesAll: everything })]
        : []),
      unused,
      rules,
      ...(formatted.length > 0 ? [() => formatting(formatted)] : []),
    ],
    (run) => run(),
  );
  steps.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
