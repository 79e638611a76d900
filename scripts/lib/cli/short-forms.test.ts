import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS_OF_STEPS, shortForms } from './short-forms.mjs';

const ROOT = path.join(__dirname, '../../..');
const forms = shortForms({ url: 'http://127.0.0.1:3000', scratch: '.data' });

describe('short forms', () => {
  it('cover every command that a document names', () => {
    const lines = execFileSync('git', ['grep', '-ohE', 'npm run [a-z:]+', '--', '*.md'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const named = new Set(
      lines
        .trim()
        .split('\n')
        .map((line) => line.replace('npm run ', '')),
    );
    const run = new Set([...COMMANDS_OF_STEPS, ...forms.map(({ command }) => command)]);
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((command) => !run.has(command))).toEqual([]);
  });

  it('and their options are those of a program', () => {
    const grep = (pattern: string, ...places: string[]) =>
      execFileSync('git', ['grep', '-ohE', pattern, '--', ...places], {
        cwd: ROOT,
        encoding: 'utf8',
      }).split('\n');
    const sources = [
      'e2e/src',
      'scripts',
      'service/src/operator',
      'posters/src',
      'release/src/cli',
    ];
    // Of their usage, their options of commander and their tables for `parseArgs`.
    const parsed = grep(
      "[-]-[a-z-]+|^ +'?[a-z-]+'?: [{] type: '",
      ...[...sources, ':!*.test.ts', ':!scripts/lib/cli/short-forms.mjs'],
    ).map((text) => /[a-z][a-z-]*/.exec(text)?.[0]);
    const documents = ['*.md', ':!docs/decisions'];
    const named = grep('npm run [a-z:]+ -- [^`#]*', ...documents).flatMap((line) =>
      [...line.matchAll(/ --([a-z][a-z-]*)/g)].map(([, option]) => option),
    );
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((option) => !parsed.includes(option))).toEqual([]);
  });

  it('are of programs that exist', () => {
    const programs = forms.map(({ args }) => args[0] ?? '');
    expect(programs.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(forms.filter(({ command }) => scripts[command] === undefined)).toEqual([]);
  });
});
