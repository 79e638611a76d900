import { catalog, declaredDependencies } from './catalog';
import { checklist } from './checklist';
import { colours, knownTokens } from './colours';
import { docLinks } from './doc-links';
import { fileLengths } from './file-lengths';
import { folderSizes } from './folder-sizes';
import { locales } from './locales';
import { machinePaths } from './machine-paths';
import { oneVersion } from './one-version';
import { privateFiles } from './private-files';
import { repositoryOf, type Check } from './repository';
import { retiredTerms } from './retired-terms';
import { sections } from './sections';
import { disabledTests } from './disabled-tests';
import { typography } from './typography';

const findings = (check: Check, texts: Record<string, string>) =>
  check.run(repositoryOf(texts)).findings;
const json = (value: unknown) => JSON.stringify(value);

function section(name: string, changes: Record<string, string | null> = {}) {
  const files: Record<string, string | null> = {
    'package.json': '{}',
    'section.json': json({ name, routes: [{ page: 'list' }] }),
    'webpack.config.ts': 'same',
    'src/section.ts': '',
    'src/pages/list/list.tsx': '',
    'src/locales/zh.json': '{}',
    'src/locales/en.json': '{}',
    'src/locales/ja.json': '{}',
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) =>
      text === null ? [] : [[`${name}/${file}`, text]],
    ),
  );
}

describe('sections have the same files', () => {
  it('accepts equal sections', () => {
    expect(findings(sections, { ...section('mfe-a'), ...section('mfe-b') })).toEqual([]);
  });

  it.each([
    [{ 'src/locales/ja.json': null }, 'mfe-b/src/locales/ja.json is missing'],
    [{ 'src/attic/old.ts': '', 'notes.txt': '' }, 'mfe-b/notes.txt is outside the common layout'],
    [{ 'src/extra.ts': '' }, 'mfe-b/src/extra.ts is outside the common layout'],
    [{ 'webpack.config.ts': 'other' }, 'mfe-b/webpack.config.ts differs from mfe-a'],
    [{ 'src/pages/list/list.tsx': null }, 'routes to list'],
    [{ 'src/pages/more/more.tsx': '' }, 'more is not a page of section.json'],
  ])('finds %j', (changes, message) => {
    const found = findings(sections, { ...section('mfe-a'), ...section('mfe-b', changes) });
    expect(found).toEqual([expect.stringContaining(message)]);
  });
});

describe('private files are ignored', () => {
  const lines = ['**/.env', '**/.env.*', '**/secrets/', '**/.data/'];

  it('finds a missing line in each of the two files', () => {
    const complete = lines.join('\n');
    const texts = { '.gitignore': complete, '.dockerignore': complete };
    expect(findings(privateFiles, texts)).toEqual([]);
    expect(
      findings(privateFiles, { ...texts, '.dockerignore': lines.slice(1).join('\n') }),
    ).toEqual(['.dockerignore lacks **/.env']);
  });
});

describe('one catalog of versions', () => {
  const workspace = `catalog:\n  '@a/b': 1.2.3\n  c: ^1.0.0\n  d: 1.0.0\n  f: npm:g@1.0.0\n  h: npm:g@^2.0.0\n\noverrides:\n  e: 1.0.0\n`;

  it('finds ranges, private versions, unknown and unused entries', () => {
    const dependencies = { '@a/b': 'catalog:', c: '1.0.0', x: 'catalog:', '@h/y': 'workspace:*' };
    const devDependencies = { f: 'catalog:', h: 'catalog:' };
    expect(
      findings(catalog, {
        'pnpm-workspace.yaml': workspace,
        'package.json': json({ dependencies, devDependencies }),
      }),
    ).toEqual([
      'package.json: c is "1.0.0", not "catalog:"',
      'package.json: x is not in the catalog',
      'pnpm-workspace.yaml: c ^1.0.0 is not exact',
      'pnpm-workspace.yaml: d is unused',
      'pnpm-workspace.yaml: h npm:g@^2.0.0 is not exact',
    ]);
  });
});

describe('one version of every direct dependency', () => {
  const workspace = `catalog:\n  '@a/b': 1.2.3\n  c: 1.0.0\n  d: 1.0.0\n  e: npm:f@2.0.0\n`;
  const lock = (...packages: string[]) =>
    `packages:\n\n${packages.map((name) => `  ${name}:\n    x: y\n`).join('')}\nsnapshots:\n`;

  it('finds a second version, and one that is not installed', () => {
    expect(
      findings(oneVersion, {
        'pnpm-workspace.yaml': workspace,
        'pnpm-lock.yaml': lock("'@a/b@1.2.3'", "'@a/b@2.0.0'", 'c@1.0.0', 'other@1.0.0'),
      }),
    ).toEqual([
      'pnpm-lock.yaml does not hold d 1.0.0: install anew',
      'pnpm-lock.yaml does not hold f 2.0.0: install anew',
      '@a/b is installed as 1.2.3 and 2.0.0',
    ]);
  });

  it('asks that what tools no longer bring along is not excused any more', () => {
    expect(
      findings(oneVersion, {
        'pnpm-workspace.yaml': 'catalog:\n  zod: 4.0.0\n',
        'pnpm-lock.yaml': lock('zod@4.0.0'),
      }),
    ).toEqual(['zod has one version again: take it out of one-version.ts']);
  });
});

describe('imports are declared dependencies', () => {
  it('tells running code from tests and types', () => {
    expect(
      findings(declaredDependencies, {
        'service/package.json': json({ dependencies: { pg: '' }, devDependencies: { tap: '' } }),
        'service/src/a.ts': `import { Pool } from 'pg';\nimport type { T } from 'tap';\nimport {\n  x,\n} from 'kysely/sub';\nimport './b';\nimport { y } from 'node:fs';`,
        'service/src/b.ts': `import { t } from 'tap';`,
        'service/src/b.test.ts': `import { t } from 'tap';`,
      }),
    ).toEqual([
      'service/src/a.ts imports kysely, which service/package.json does not declare',
      'service/src/b.ts imports tap, which service/package.json does not declare',
    ]);
  });
});

describe('locales are complete', () => {
  it('finds what is missing, empty, or names other values', () => {
    expect(
      findings(locales, {
        'a/locales/zh.json': json({
          hi: '你好 {{name}}',
          n_other: '{{count}} 个',
          deep: { x: '甲' },
        }),
        'a/locales/en.json': json({
          hi: 'Hi {{who}}',
          n_one: 'one',
          n_other: '{{count}}',
          deep: {},
        }),
        'a/locales/ja.json': json({ hi: ' ', n_other: '{{count}}', deep: { x: '乙' } }),
      }),
    ).toEqual([
      'a/locales hi is empty in ja',
      'a/locales hi names different values: name / who / none',
      'a/locales deep.x is missing in en',
    ]);
  });

  it('finds a language without a file', () => {
    expect(findings(locales, { 'a/locales/zh.json': '{}', 'a/locales/en.json': '{}' })).toEqual([
      'a/locales has no ja',
    ]);
  });
});

describe('links in the documentation', () => {
  it('follows paths and headings, and leaves code and the web alone', () => {
    const guide = [
      '# Guide',
      '[a](other.md#the-second-part) [b](../README.md) [c](#guide) [d](https://x.test/y) [e](../docs/)',
      '`[f](nowhere.md)`',
      '[g](gone.md) [h](other.md#no-such)',
    ].join('\n');
    expect(
      findings(docLinks, {
        'README.md': '',
        'docs/guide.md': guide,
        'docs/other.md': '## The second part\n',
      }),
    ).toEqual([
      'docs/guide.md: gone.md does not exist',
      'docs/guide.md: other.md#no-such names a missing heading',
    ]);
  });
});

describe('the checklist of the specification', () => {
  const table = (...rows: string[]) =>
    ['| Says | Code | Test |', '| --- | --- | --- |', ...rows].join('\n');
  const kept =
    '| [it](../mfe-a/src/a.ts) calls | [a](../mfe-a/src/a.ts) | [t](../mfe-a/src/a.test.ts) |';
  const files = (changes: Record<string, string>) => ({
    'docs/checklist.md': `${table(kept)}\n\nGET /api/a`,
    'shared/contracts/src/api/a.ts': `x = {\n  'GET /api/a': {\n  },\n};`,
    'mfe-a/section.json': json({ endpoints: ['GET /api/a'] }),
    'mfe-a/src/a.ts': `call('GET /api/a', 'GET /api/a_longer')`,
    'mfe-a/src/a.test.ts': `'GET /api/b'`,
    ...changes,
  });

  it('is content when every line has code and a test and every endpoint a caller', () => {
    expect(findings(checklist, files({}))).toEqual([]);
  });

  it('finds lines without code or test, and paths that lead nowhere', () => {
    const text = table(
      '| one | nothing | [t](../mfe-a/src/a.test.ts) |',
      '| two | [a](../mfe-a/src/a.ts) | [a](../mfe-a/src/a.ts) |',
      '| three | [b](../mfe-a/src/b.ts) | [t](../mfe-a/src/a.test.ts) |',
    );
    expect(findings(checklist, files({ 'docs/checklist.md': `${text}\nGET /api/a` }))).toEqual([
      'docs/checklist.md:3 names no code',
      'docs/checklist.md:4 names no test',
      'docs/checklist.md:5 names mfe-a/src/b.ts, which is not there',
    ]);
  });

  it('finds quotes that no test contains', () => {
    const text = table(
      '| one | [a](../mfe-a/src/a.ts) | [t](../mfe-a/src/a.test.ts) “GET, api/b” |',
      '| two | [a](../mfe-a/src/a.ts) | [t](../mfe-a/src/a.test.ts) “is red” |',
    );
    expect(findings(checklist, files({ 'docs/checklist.md': `${text}\nGET /api/a` }))).toEqual([
      'docs/checklist.md:4 quotes “is red”, which no test contains',
    ]);
  });

  it('finds endpoints without caller, checklist line or declaration', () => {
    const contract = `x = {\n  'GET /api/a': {\n  },\n  'POST /api/b': {\n  },\n};`;
    expect(
      findings(
        checklist,
        files({
          'shared/contracts/src/api/a.ts': contract,
          'mfe-a/section.json': json({ endpoints: [] }),
          'mfe-a/src/b.ts': `call('POST /api/b_longer')`,
        }),
      ),
    ).toEqual([
      'mfe-a/section.json does not name GET /api/a',
      'docs/checklist.md does not name POST /api/b',
      'nothing calls POST /api/b',
    ]);
  });

  it('finds that it is missing', () => {
    expect(findings(checklist, {})).toEqual(['docs/checklist.md is missing']);
  });
});

describe('no disabled, focused or empty tests', () => {
  it.each(['skip', 'only', 'todo'])('finds .%s', (word) => {
    const text = `it.${word}('a', () => { expect(1).toBe(1); });`;
    expect(findings(disabledTests, { 'a.test.ts': text })).toEqual([`a.test.ts:1 it.${word}`]);
  });

  it('accepts conditional tests and finds tests that never run', () => {
    const text = (how: string) => `const where = ${how};\nwhere('a', () => expect(1).toBe(1));`;
    for (const how of ['isLinux ? it : it.skip', 'isWindows ? it.skip : it'])
      expect(findings(disabledTests, { 'a.test.ts': text(how) })).toEqual([]);
    const never = ['it', 'skip'].join('.');
    for (const how of [never, `isLinux ? ${never} : ${never}`])
      expect(findings(disabledTests, { 'a.test.ts': text(how) })).not.toEqual([]);
  });

  it('finds a test file that expects nothing', () => {
    expect(findings(disabledTests, { 'a.test.ts': `it('a', () => {});` })).toEqual([
      'a.test.ts expects nothing',
    ]);
  });
});

describe('colours', () => {
  it('finds literal colours outside the tokens and not in names, comments or addresses', () => {
    const sheet = [
      '/* #fff */',
      '.white { color: var(--red); background: url(a.svg#abc); }',
      '.b:hover { color: #fa0; border: 1px solid red; }',
      '.c { box-shadow: 0 0 1px rgba(0, 0, 0, 0.5); color: transparent; }',
    ].join('\n');
    expect(
      findings(colours, { 'a.css': sheet, 'shared/ui/src/tokens.css': ':root { --a: #fff; }' }),
    ).toEqual(['a.css:3 #fa0', 'a.css:3 red', 'a.css:4 rgba(']);
  });

  it('finds an undefined token without fallback', () => {
    expect(
      findings(knownTokens, {
        'shared/ui/src/tokens.css': ':root { --a: 1px; --b: 2px }',
        'b.css': '.b { --own: 1; margin: var(--a) var(--b) var(--own) var(--c, 0) var(--d); }',
      }),
    ).toEqual(['b.css:1 --d']);
  });
});

describe('fileLengths', () => {
  const long = 'a;\n'.repeat(251);

  it('asks a long file for its reason', () => {
    expect(findings(fileLengths, { 'a.ts': long })).toEqual(['a.ts has 251 lines']);
    expect(findings(fileLengths, { 'a.ts': `// Long because it is a table.\n${long}` })).toEqual(
      [],
    );
  });
});

describe('no machine-specific paths', () => {
  it('finds home and temporary folders, not URLs', () => {
    const place = ['', 'home', 'ann', 'x'].join('/');
    const text = `const a = '${place}';\nconst b = 'https://x.test${place}';\nconst c = \`\${root}${place}\`;`;
    expect(findings(machinePaths, { 'a.ts': text })).toEqual([`a.ts:1 ${place.slice(0, -2)}`]);
  });
});

describe('folder sizes', () => {
  it('finds a source folder with too many entries', () => {
    const files = Array.from({ length: 23 }, (_, index) => [`a/src/b/${String(index)}.ts`, '']);
    expect(findings(folderSizes, Object.fromEntries(files))).toEqual(['a/src/b has 23 entries']);
    expect(findings(folderSizes, Object.fromEntries(files.slice(1)))).toEqual([]);
  });
});

describe('retired terms in Markdown', () => {
  it('finds a retired term outside code and names its replacement', () => {
    const word = ['no', 'body'].join('');
    const text = `# A\n\n\`${word}\` is quoted, ${word} is not.`;
    expect(findings(retiredTerms, { 'a.md': text }).join()).toMatch(/^a\.md:3 .*: use /);
    expect(findings(retiredTerms, { 'a.md': `\`${word}\`` })).toEqual([]);
  });
});

describe('typographic quotation marks', () => {
  it('accepts ’ in English, and ASCII in names and in the words of visitors', () => {
    expect(
      findings(typography, {
        'service/content/games/a.json': json({ slug: "a'b", title: { en: 'It’s', zh: "'" } }),
        'service/content/persona/examples.json': json({ sad: { en: ["I'm down"] } }),
      }),
    ).toEqual([]);
  });

  it.each([
    ['service/content/games/a.json', json({ title: { en: "It's" } })],
    ['shell/src/locales/en.json', json({ menu: { home: 'a "home"' } })],
    ['mfe-legal/src/documents/en/terms.md', "It's"],
  ])('refuses ASCII quotation marks in %s', (path, text) => {
    expect(findings(typography, { [path]: text })).toHaveLength(1);
  });
});
