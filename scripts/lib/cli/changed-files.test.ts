import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { changedFiles, planOf } from './changed-files';

describe('changedFiles', () => {
  let root: string;
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.test', ...args], {
      cwd: root,
    });
  const write = (file: string, text: string) => fs.writeFile(path.join(root, file), text);
  beforeAll(async () => {
    root = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-changed-'));
    await git('init', '-q', '-b', 'main');
    for (const file of ['kept.ts', 'edited.ts', 'removed.ts']) await write(file, 'a');
    await git('add', '.');
    await git('commit', '-qm', 'first');
    await git('checkout', '-qb', 'change');
    await write('committed.ts', 'b');
    await git('add', '.');
    await git('commit', '-qm', 'second');
    await write('edited.ts', 'b');
    await write('new.ts', 'b');
    await fs.rm(path.join(root, 'removed.ts'));
  });
  afterAll(() => fs.rm(root, { recursive: true, force: true }));

  it('includes committed, edited and new files, without deleted ones', async () => {
    expect(await changedFiles(root, 'main')).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
  });

  it('includes only uncommitted files since HEAD', async () => {
    expect(await changedFiles(root, 'HEAD')).toEqual(['edited.ts', 'new.ts']);
  });
});

describe('planOf', () => {
  it('assigns files to checks by type', () => {
    expect(planOf(['mfe-home/src/a.tsx', 'docs/a.md', 'mfe-home/src/a.css'])).toEqual({
      lint: ['mfe-home/src/a.tsx'],
      format: ['mfe-home/src/a.tsx', 'docs/a.md', 'mfe-home/src/a.css'],
      tests: ['mfe-home/src/a.tsx', 'mfe-home/src/a.css'],
      touchesAll: false,
    });
  });

  it('recognizes files that affect all checks', () => {
    expect(planOf(['tooling/lint/zones.mjs']).touchesAll).toBe(true);
    expect(planOf(['mfe-home/package.json']).touchesAll).toBe(false);
  });
});
