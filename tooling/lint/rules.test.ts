import { join } from 'node:path';
import { Linter } from 'eslint';
import huoban from './plugin.mjs';

const ROOT = join(__dirname, '../..');

function messagesOf(rule: string, file: string, code: string): string[] {
  const linter = new Linter({ cwd: ROOT });
  const config: Linter.Config = {
    files: ['**/*.{js,jsx,ts,tsx}'],
    plugins: { huoban },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { [`huoban/${rule}`]: 'error' },
  };
  return linter.verify(code, [config], join(ROOT, file)).map((found) => found.message);
}

describe('package exports', () => {
  const from = (file: string, specifier: string) =>
    messagesOf('package-exports', file, `import { x } from '${specifier}';`);

  it.each([
    ['mfe-home/src/pages/home/home.js', '@huoban/runtime'],
    ['mfe-home/src/pages/home/home.js', './card'],
    ['mfe-home/src/pages/home/home.js', '../../section'],
    ['mfe-home/webpack.config.ts', '@huoban/build'],
    ['mfe-home/src/testing/render-page.js', '@huoban/runtime/testing'],
    ['mfe-home/src/pages/home/home.test.js', '@huoban/runtime/testing'],
    ['shell/src/client/start.js', '@huoban/runtime/internal'],
    ['service/src/main.js', '@huoban/contracts/api'],
    ['scripts/build.js', '../shared/build/src/public'],
  ])('allows %s to import %s', (file, specifier) => {
    expect(from(file, specifier)).toEqual([]);
  });

  it.each([
    ['mfe-home/src/section.js', 'mfe-legal', 'mfe-home may not import mfe-legal'],
    ['mfe-home/src/section.js', '../../mfe-legal/src/x', 'mfe-home may not import mfe-legal'],
    ['mfe-home/src/section.js', '@huoban/shell', 'may not import @huoban/shell'],
    ['mfe-home/src/section.js', '@huoban/runtime/internal', 'Allowed exports: @huoban/runtime.'],
    ['mfe-home/src/section.js', '@huoban/runtime/testing', 'Allowed exports: @huoban/runtime.'],
    ['mfe-home/src/testing/render-page.js', '@huoban/runtime/internal', 'is an internal file of'],
    ['service/src/testing/x.js', '@huoban/runtime/testing', 'never imports browser code'],
    ['mfe-home/src/section.js', '@huoban/ui/src/button', 'Allowed exports: @huoban/ui,'],
    ['mfe-home/src/section.js', '../../shared/ui/src/public', 'Import it as @huoban/ui'],
    ['service/src/main.js', '@huoban/ui', 'never imports browser code'],
    ['release/src/cli.js', '@huoban/runtime', 'reads built artifacts'],
    ['shared/runtime/src/public.js', '@huoban/shell', 'Declare a port'],
    ['shared/contracts/src/public.js', '@huoban/ui', 'Contracts import no other package'],
    ['scripts/build.js', '../shared/build/src/compile', 'is an internal file of @huoban/build'],
  ])('refuses in %s the import of %s', (file, specifier, message) => {
    expect(from(file, specifier).join()).toContain(message);
  });

  it('checks re-exports and dynamic imports', () => {
    const file = 'mfe-home/src/section.js';
    expect(messagesOf('package-exports', file, `export { x } from 'mfe-legal';`)).toHaveLength(1);
    expect(messagesOf('package-exports', file, `const x = import('mfe-legal');`)).toHaveLength(1);
  });
});

describe('text rules', () => {
  it.each([
    ['no-inline-style', 'x.jsx', '<p style={{ top: 1 }} />', '<p className={a} />'],
    ['no-raw-colour', 'x.js', `const a = '#fa0';`, `const a = '#12';`],
    ['no-raw-colour', 'x.js', 'const a = `rgba(${b})`;', 'const a = `var(--a)`;'],
    ['no-literal-text', 'x.jsx', '<p>伙伴</p>', '<p>{t(key)} · </p>'],
    ['no-literal-text', 'x.jsx', '<img alt="logo" />', '<img alt="" className="logo" />'],
    ['no-literal-text', 'x.jsx', `<p>{'伙伴'}</p>`, `<p>{t('partner')}</p>`],
    ['no-literal-text', 'x.jsx', '<p>{`${n} games`}</p>', '<p>{`${n} · ${m}`}</p>'],
    ['no-literal-text', 'x.jsx', `<p>{open && 'Open'}</p>`, `<p>{kind === 'open' && t(kind)}</p>`],
    [
      'no-literal-text',
      'x.jsx',
      `<b aria-label={open ? '关闭' : t('open')} />`,
      `<b aria-label={t(open ? 'close' : 'open')} className={open ? 'open' : 'shut'} />`,
    ],
    ['no-literal-text', 'x.jsx', `<i placeholder={'Name: ' + n} />`, '<i placeholder={t(n)} />'],
    ['no-export-all', 'x.js', `export * from './a';`, `export { a } from './a';`],
    ['plain-import-path', 'x.js', `import './a/../b';`, `import '../b';`],
    ['plain-import-path', 'x.js', `export { a } from './b/';`, `export { a } from './b';`],
    ['plain-import-path', 'x.js', `import '././b';`, `import 'b/../c';`],
    ['one-dialect', 'x.js', 'export const f = () => { g(); };', 'export const f = () => g();'],
    ['one-dialect', 'x.js', '{ { function f() {} } }', '{ const f = () => {}; }'],
    [
      'one-dialect',
      'x.js',
      'try { a(); } catch (e) { b(e); }',
      'try { a(); } catch (error) { b(error); }',
    ],
    ['one-dialect', 'x.js', 'a().catch((e) => b(e));', 'a().catch((error) => b(error));'],
    ['one-dialect', 'x.ts', 'class A { #b = 1; }', 'class A { b = 1; }'],
    ['todo-needs-issue', 'x.js', '// TODO later', '// TODO(#12): later'],
  ])('%s in %s tells %s from %s', (rule, file, bad, good) => {
    expect(messagesOf(rule, file, bad)).toHaveLength(1);
    expect(messagesOf(rule, file, good)).toEqual([]);
  });

  it.each(['index.ts', 'string-utils.ts', 'misc.js', 'card-v2.tsx', 'test-helpers.ts'])(
    'refuses the file name %s',
    (file) => {
      expect(messagesOf('descriptive-file-name', `shell/src/${file}`, '')).toHaveLength(1);
    },
  );

  it.each(['public.ts', 'news-list.tsx', 'renew.ts'])('accepts the file name %s', (file) => {
    expect(messagesOf('descriptive-file-name', `shell/src/${file}`, '')).toEqual([]);
  });
});

describe('standard terms', () => {
  const retired = ['pati', 'ence'].join('');
  const prose = ['some', 'body'].join('');

  it.each([
    `const a_${retired} = 1;`,
    `const ${'most'.toUpperCase()}_ITEMS = 1;`,
    `class A { ${retired}() {} }`,
    `function f(${retired}Ms) {}`,
    `// asks ${prose}`,
    `it('asks ${prose}', () => {});`,
    `it.each([1])('asks ${prose} %s', () => {});`,
    `const two_${retired}s = 1;`,
  ])('refuses %s', (code) => {
    expect(messagesOf('standard-terms', 'x.js', code)).toHaveLength(1);
  });

  it('accepts words that only contain a retired term, and names of other packages', () => {
    expect(messagesOf('standard-terms', 'x.js', 'const largestBackground = impatience;')).toEqual(
      [],
    );
    expect(messagesOf('standard-terms', 'x.js', `import { ${retired} } from 'x';`)).toEqual([]);
  });

  it('refuses a file name', () => {
    expect(messagesOf('standard-terms', `shell/src/${retired}.js`, '')).toHaveLength(1);
  });
});
