import { join } from 'node:path';
import { Linter } from 'eslint';
import { huoban } from './plugin.mjs';

const ROOT = join(__dirname, '../..');

function complaints(rule: string, file: string, code: string): string[] {
  const linter = new Linter({ cwd: ROOT });
  const config: Linter.Config = {
    files: ['**/*.{js,jsx,ts,tsx}'],
    plugins: { huoban },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { [`huoban/${rule}`]: 'error' },
  };
  return linter.verify(code, [config], join(ROOT, file)).map((found) => found.message);
}

describe('doors', () => {
  const from = (file: string, specifier: string) =>
    complaints('doors', file, `import { x } from '${specifier}';`);

  it.each([
    ['mfe-home/src/pages/home/home.js', '@huoban/runtime'],
    ['mfe-home/src/pages/home/home.js', './card'],
    ['mfe-home/src/pages/home/home.js', '../../section'],
    ['mfe-home/webpack.config.ts', '@huoban/build'],
    ['mfe-home/src/testing/stage.js', '@huoban/runtime/testing'],
    ['mfe-home/src/pages/home/home.test.js', '@huoban/runtime/testing'],
    ['shell/src/client/start.js', '@huoban/runtime/internal'],
    ['service/src/main.js', '@huoban/contracts/api'],
    ['scripts/build.js', '../shared/build/src/public'],
  ])('lets %s import %s', (file, specifier) => {
    expect(from(file, specifier)).toEqual([]);
  });

  it.each([
    ['mfe-home/src/section.js', 'mfe-legal', 'mfe-home may not import mfe-legal'],
    ['mfe-home/src/section.js', '../../mfe-legal/src/x', 'mfe-home may not import mfe-legal'],
    ['mfe-home/src/section.js', '@huoban/shell', 'may not import @huoban/shell'],
    ['mfe-home/src/section.js', '@huoban/runtime/internal', 'Its doors are @huoban/runtime.'],
    ['mfe-home/src/section.js', '@huoban/runtime/testing', 'Its doors are @huoban/runtime.'],
    ['mfe-home/src/testing/stage.js', '@huoban/runtime/internal', 'is an inner file of'],
    ['service/src/testing/x.js', '@huoban/runtime/testing', 'never reaches into browser code'],
    ['mfe-home/src/section.js', '@huoban/ui/src/button', 'Its doors are @huoban/ui,'],
    ['mfe-home/src/section.js', '../../shared/ui/src/public', 'Import it as @huoban/ui'],
    ['service/src/main.js', '@huoban/ui', 'never reaches into browser code'],
    ['release/src/cli.js', '@huoban/runtime', 'reads built artifacts'],
    ['shared/runtime/src/public.js', '@huoban/shell', 'Declare a port'],
    ['shared/contracts/src/public.js', '@huoban/ui', 'Contracts import nobody'],
    ['scripts/build.js', '../shared/build/src/compile', 'is an inner file of @huoban/build'],
  ])('stops %s at %s and says what to do', (file, specifier, message) => {
    expect(from(file, specifier).join()).toContain(message);
  });

  it('sees re-exports and dynamic imports', () => {
    const file = 'mfe-home/src/section.js';
    expect(complaints('doors', file, `export { x } from 'mfe-legal';`)).toHaveLength(1);
    expect(complaints('doors', file, `const x = import('mfe-legal');`)).toHaveLength(1);
  });
});

describe('rules of the text', () => {
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
    ['todo-needs-issue', 'x.js', '// TODO later', '// TODO(#12): later'],
  ])('%s in %s tells %s from %s', (rule, file, bad, good) => {
    expect(complaints(rule, file, bad)).toHaveLength(1);
    expect(complaints(rule, file, good)).toEqual([]);
  });

  it.each(['index.ts', 'string-utils.ts', 'misc.js', 'card-v2.tsx', 'test-helpers.ts'])(
    'refuses the file name %s',
    (file) => {
      expect(complaints('file-name-says-what', `shell/src/${file}`, '')).toHaveLength(1);
    },
  );

  it.each(['public.ts', 'news-list.tsx', 'renew.ts'])('accepts the file name %s', (file) => {
    expect(complaints('file-name-says-what', `shell/src/${file}`, '')).toEqual([]);
  });
});
