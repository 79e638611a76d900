import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ARTIFACT_NAMES, ensureFirstKey } from '@huoban/release';
import { createSteps } from '../lib/report/steps.mjs';
import { ship } from './ship';

/** Programs and arguments that ran, without git and the builder. */
const ran: string[][] = [];
let failing = '';
/** What git lists as changed; null outside of git. */
let changed: string[] | null = null;

jest.mock('../lib/process/run-command.mjs', () => ({
  runCommand: async (program: string, args: string[], { env }: { env?: NodeJS.ProcessEnv }) => {
    const name = program.split('/').at(-1) ?? '';
    if (name === 'git') {
      if (changed === null) throw new Error('not a git repository');
      return args[0] === 'diff' ? changed.join('\n') : '';
    }
    if (env?.['ARTIFACT_BUILD'] !== undefined) return writeBuild(env['ARTIFACT_BUILD']);
    ran.push([name, ...args]);
    if (name === failing) throw new Error(`${failing} found something`);
    return '';
  },
}));

async function writeBuild(options: string): Promise<string> {
  const { out, name, version, source } = JSON.parse(options) as Record<string, string>;
  for (const file of ['client/main.js', 'server/index.cjs']) {
    await fs.mkdir(path.dirname(path.join(out ?? '', file)), { recursive: true });
    await fs.writeFile(path.join(out ?? '', file), '// a build');
  }
  const locales = ['zh', 'en', 'ja'];
  const record = { name, version, source, locales, contract: 1, routes: [], endpoints: [] };
  const content = JSON.stringify({ ...record, shared: {}, groups: {} });
  await fs.writeFile(path.join(out ?? '', 'build.json'), content);
  return '';
}

/** A checkout with the sources of all artifacts. */
async function createCheckout(): Promise<string> {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-ship-'));
  for (const name of ARTIFACT_NAMES) {
    await fs.mkdir(path.join(root, name, 'src', 'locales'), { recursive: true });
    await fs.writeFile(path.join(root, name, 'package.json'), '{"version":"1.0.0"}');
    for (const language of ['zh', 'en', 'ja'])
      await fs.writeFile(path.join(root, name, 'src', 'locales', `${language}.json`), '{"a":"x"}');
  }
  return root;
}

async function shipHome(root: string, options: object = {}) {
  const [registry, keys] = [path.join(root, 'registry'), path.join(root, 'keys')];
  const given = { name: 'mfe-home' as const, registry, keys, pin: null, preview: null, ...options };
  ran.length = 0;
  const steps = createSteps(() => true);
  const failure = await ship(given, { root, steps }).then(
    () => null,
    (error: unknown) => String(error),
  );
  return { registry, failure, skipped: steps.results.filter((step) => step.outcome === 'skipped') };
}

const programs = () => ran.map(([program]) => program).sort();
const argsOf = (program: string) => ran.find(([name]) => name === program)?.slice(1) ?? [];

describe('ship', () => {
  let root: string;
  beforeEach(async () => {
    root = await createCheckout();
    [failing, changed] = ['', null];
  });
  afterEach(() => fs.rm(root, { recursive: true }));

  it.each(['jest', 'tsc', 'oxlint'])(
    'publishes nothing when %s finds something',
    async (program) => {
      failing = program;
      const { registry, failure } = await shipHome(root);
      expect(failure).toBe(`Error: ${program} found something`);
      expect(existsSync(registry)).toBe(false);
    },
  );

  it('tests and lints the whole section before its first version', async () => {
    changed = ['mfe-home/src/a.ts'];
    expect((await shipHome(root)).failure).toBeNull();
    expect(programs()).toEqual(['jest', 'oxlint', 'tsc']);
    expect(argsOf('oxlint')).toContain('mfe-home');
    expect(argsOf('jest')).toEqual(
      expect.arrayContaining(['--testPathPatterns', '/mfe-home/src/']),
    );
    expect(argsOf('tsc')).toContain('--incremental');
    const project: unknown = JSON.parse(readFileSync(argsOf('tsc')[2] ?? '', 'utf8'));
    expect(project).toMatchObject({
      extends: '../../tsconfig.json',
      include: ['../../mfe-home', '../../shared/*/src/**/*.d.ts'],
    });
  });

  it('lints what changed since the last version, and runs the tests that it can fail', async () => {
    await shipHome(root);
    changed = ['mfe-home/src/a.ts', 'mfe-home/src/locales/zh.json', 'mfe-legal/src/b.ts'];
    expect((await shipHome(root)).failure).toBeNull();
    expect(argsOf('oxlint').at(-1)).toBe('mfe-home/src/a.ts');
    expect(argsOf('oxlint')).not.toContain('mfe-home');
    expect(argsOf('jest').slice(2)).toEqual(['--findRelatedTests', ...changed.slice(0, 2)]);
  });

  it('skips lint and tests when no file of the section changed', async () => {
    await shipHome(root);
    changed = ['docs/a.md'];
    const { skipped } = await shipHome(root);
    expect(programs()).toEqual(['tsc']);
    expect(skipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['unit tests', 'lint']));
  });

  it.each([
    ['a shared package', 'shared/runtime/src/x.ts', 'mfe-home/src/', false],
    ['the configuration of the linter', 'tooling/lint/rule.mjs', 'mfe-home/src/', true],
  ])('runs all tests when %s changed', async (_, file, pattern, lintsAll) => {
    await shipHome(root);
    changed = [file];
    await shipHome(root);
    expect(argsOf('jest').at(-1)).toBe(`/${pattern}`);
    expect(argsOf('oxlint').includes('mfe-home')).toBe(lintsAll);
  });

  it.each([
    ['the channel has no release', { pin: { channel: 'beta' } }, /^ReleaseRefused: R012 beta/],
    ['the channel of a preview has none', { preview: { channel: 'beta' } }, /R012 beta/],
    ['there is no key', { keys: '/nowhere', pin: { channel: 'beta' } }, /trusted keys file/],
  ])('refuses before any check that %s', async (_, options, message) => {
    await ensureFirstKey(path.join(root, 'keys'));
    const { failure } = await shipHome(root, options);
    expect(failure).toMatch(message);
    expect(ran).toEqual([]);
  });

  it('refuses missing messages before any check', async () => {
    await fs.writeFile(path.join(root, 'mfe-home/src/locales/ja.json'), '{}');
    const { failure } = await shipHome(root);
    expect(failure).toMatch(/R005 .*1 of its keys have no text in ja: a/);
    expect(ran).toEqual([]);
  });

  it('refuses sizes before any check when the sources were built before', async () => {
    await shipHome(root);
    const builds = path.join(root, 'dist/artifacts/mfe-home');
    const [version = ''] = await fs.readdir(builds);
    const file = path.join(builds, version, 'build.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as object;
    await fs.writeFile(file, JSON.stringify({ ...record, locales: ['zh'] }));
    await fs.rm(path.join(builds, version, 'client'), { recursive: true });
    const { failure } = await shipHome(root);
    expect(failure).toMatch(/R011 .*no file in client/);
    expect(ran).toEqual([]);
  });
});

it.each(['mfe-account', 'mfe-game-library', 'mfe-game-partner', 'mfe-home', 'mfe-legal', 'shell'])(
  'ship of %s installs the packages that its checks need',
  (name) => {
    const manifest: unknown = JSON.parse(readFileSync(path.join(name, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      scripts: { ship: `node ../scripts/with-tools.mjs scripts/ship.ts ${name}` },
    });
  },
);
