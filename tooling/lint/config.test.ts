import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const ROOT = path.join(__dirname, '../..');

/** File, its text and the rules that must report it: one of each plugin and of each override. */
const CASES: [file: string, code: string, rules: string[]][] = [
  ['scripts/a.ts', 'Promise.resolve(1);\nexport {};', ['typescript(no-floating-promises)']],
  [
    'scripts/b.ts',
    'export const f = (a: string) => (a === null ? 1 : 2);',
    ['typescript(no-unnecessary-condition)'],
  ],
  ['scripts/c.ts', 'export const f = (a: any): unknown => a;', ['typescript(no-explicit-any)']],
  ['scripts/d.ts', 'console.log(1);', ['eslint(no-console)']],
  ['scripts/e.ts', 'export class A { #b = 1; c() { return this.#b; } }', ['huoban(one-dialect)']],
  [
    'scripts/f.ts',
    `import { g } from './g';\n\nexport const f = (): number => g();`,
    ['import(no-cycle)'],
  ],
  [
    'scripts/g.ts',
    `import { f } from './f';\n\nexport const g = (): number => f();`,
    ['import(no-cycle)'],
  ],
  ['scripts/h.ts', '// oxlint-disable-next-line no-debugger\nexport const h = 1;', ['(unused)']],
  ['mfe-home/src/a.tsx', 'export const A = () => <img src="a.png" />;', ['jsx-a11y(alt-text)']],
  ['mfe-home/src/b.tsx', 'export const B = () => <p>Hello</p>;', ['huoban(no-literal-text)']],
  ['mfe-home/src/c.ts', `void fetch('/a');`, ['eslint(no-restricted-globals)']],
  ['mfe-home/src/d.ts', `import 'axios';`, ['eslint(no-restricted-imports)']],
  [
    'shell/src/client/a.tsx',
    `import { useState } from 'react';\n\nexport function A({ b }: { b: boolean }) { if (b) useState(1); return null; }`,
    ['react-hooks(rules-of-hooks)'],
  ],
  ['shell/src/client/b.ts', 'console.error(1);\nconsole.log(1);', ['eslint(no-console)']],
  [
    'shell/src/server/a.tsx',
    'export const A = () => <p style={{}} />;',
    ['huoban(no-inline-style)'],
  ],
  [
    'shared/contracts/src/a.ts',
    `import { a } from 'lru-cache';\n\nexport const b: unknown = a;`,
    ['eslint(no-restricted-imports)'],
  ],
  [
    'shared/contracts/src/b.ts',
    `import { z } from 'zod';\nimport type { A } from 'fastify';\n\nexport type B = A;\nexport const b = z.string();`,
    [],
  ],
];

const report = z.object({
  diagnostics: z.array(z.object({ code: z.string().default('(unused)'), filename: z.string() })),
});

/** Reported rules by file. The linter runs once, over all cases. */
function lintCases(): Map<string, Set<string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'huoban-lint-'));
  const config = readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('.oxlintrc.json', config.replace('./tooling', path.join(ROOT, 'tooling')));
  write('tsconfig.json', readFileSync(path.join(ROOT, 'tsconfig.base.json'), 'utf8'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, code] of CASES) write(file, code);
  try {
    execFileSync(path.join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: folder,
      stdio: 'pipe',
    });
    return new Map();
  } catch (error) {
    const { stdout } = z.object({ stdout: z.instanceof(Buffer) }).parse(error);
    const found = new Map<string, Set<string>>();
    for (const { code, filename } of report.parse(JSON.parse(stdout.toString())).diagnostics)
      found.set(filename, (found.get(filename) ?? new Set()).add(code));
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the configuration of the linter', () => {
  const found = lintCases();

  it.each(CASES)('%s', (file, _, rules) => {
    expect([...(found.get(file) ?? [])].sort()).toEqual(rules);
  });
});
