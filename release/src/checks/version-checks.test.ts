import { currentDigest } from '@huoban/contracts/digests';
import { checkEndpoints } from './endpoint-checks';
import { checkSizes, type Budgets } from './size-checks';
import { checkSection, checkShell } from './version-checks';
import { versionOf } from './version-under-test';

const refusalsOf = (section: object, shell: object = {}) =>
  checkSection(versionOf('mfe-home', section), versionOf('shell', shell)).map(
    ({ code, problem }) => `${code} ${problem}`,
  );

const ENDPOINT = 'GET /api/visitor/game/list';
const digest = currentDigest(ENDPOINT);

describe('checkSection', () => {
  it('accepts a version that was built before any fact was recorded', () => {
    expect(refusalsOf({})).toEqual([]);
  });

  it('refuses a name that the shell does not provide', () => {
    const used = { names: { '@huoban/runtime': ['Link', 'useNew'], react: ['useState'] } };
    const provided = { names: { '@huoban/runtime': ['Link'] } };
    expect(refusalsOf(used, provided)).toEqual([
      'R016 it uses useNew of @huoban/runtime, which shell 1.0.0 does not provide',
    ]);
  });

  it('does not judge names of a package that is taken as a whole, or beside a shell that recorded none', () => {
    const used = { names: { '@huoban/runtime': ['*', 'Link'] } };
    expect(refusalsOf(used, { names: { '@huoban/runtime': ['Link'] } })).toEqual([]);
    expect(refusalsOf({ names: { '@huoban/runtime': ['useNew'] } })).toEqual([]);
  });

  it('refuses a language without all keys', () => {
    const messages = { keys: ['a', 'b'], missing: { ja: ['b'] }, digests: {} };
    expect(refusalsOf({ messages })).toEqual(['R005 1 of its keys have no words in ja: b']);
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(refusalsOf({ messages: { keys, missing: { ja: keys }, digests: {} } })).toEqual([
      'R005 6 of its keys have no words in ja: a, b, c, d, e …',
    ]);
  });

  it('refuses a language that the site has and the section has not', () => {
    expect(refusalsOf({ locales: ['zh'] })).toEqual(['R005 it has no messages in en, ja']);
  });

  it('says how several missing names are had', () => {
    const used = { names: { react: ['useA', 'useB'] } };
    const shell = versionOf('shell', { names: { react: ['useState'] } });
    expect(checkSection(versionOf('mfe-home', used), shell)).toMatchObject([
      { code: 'R016', wayOut: 'Pin a shell that provides them together with the section.' },
    ]);
  });
});

describe('checkEndpoints', () => {
  const section = versionOf('mfe-home', {
    endpoints: [ENDPOINT],
    contracts: digest && { [ENDPOINT]: digest },
  });

  it('accepts an endpoint that is as it was, or gives more', () => {
    const more = digest && {
      ...digest,
      payload: {
        ...digest.payload,
        properties: { ...digest.payload.properties, extra: { type: 'string' } },
      },
    };
    expect(checkEndpoints(section)).toEqual([]);
    expect(checkEndpoints(section, () => more)).toEqual([]);
  });

  it('refuses one that gives less than the section was built against', () => {
    const less = digest && { ...digest, payload: { type: 'object' } };
    const [refusal] = checkEndpoints(section, () => less);
    expect(refusal).toMatchObject({ code: 'R015', subject: 'mfe-home 1.0.0' });
    expect(refusal?.problem).toMatch(/game\/list is less than it was built against: payload /);
  });
});

describe('checkSizes', () => {
  const budgets = { 'mfe-home': { scripts: 300, styles: 100 } } as Budgets;
  const home = (scripts: number, styles: number) =>
    versionOf('mfe-home', {
      groups: { section: ['section.js'], 'page-home': ['home.js', 'home.css'] },
      files: {
        'client/remoteEntry.js.br': { bytes: 100, integrity: '' },
        'client/section.js': { bytes: 50, integrity: '' },
        'client/home.js': { bytes: 9000, integrity: '' },
        'client/home.js.br': { bytes: scripts, integrity: '' },
        'client/home.css.br': { bytes: styles, integrity: '' },
      },
    });

  it('accepts what is exactly at the budget', () => {
    expect(checkSizes(home(150, 100), budgets)).toEqual([]);
  });

  it('judges a shell by what it loads for every page', () => {
    const shell = versionOf('shell', {
      groups: { main: ['main.js'] },
      files: {
        'client/first.js': { bytes: 10, integrity: '' },
        'client/start.js': { bytes: 20, integrity: '' },
        'client/main.js': { bytes: 400, integrity: '' },
      },
    });
    const allowed = { ...budgets, shell: { scripts: 400, styles: 0 } };
    expect(checkSizes(shell, allowed).map(({ problem }) => problem)).toEqual([
      'the scripts of main have 430 bytes (brotli), and the budget is 400; largest: main.js 400, start.js 20, first.js 10',
    ]);
  });

  it('refuses one byte more, and names the largest files', () => {
    const refusals = checkSizes(home(151, 101), budgets);
    const named = {
      code: 'R017',
      subject: 'mfe-home 1.0.0',
      wayOut: expect.stringMatching(/on demand/),
    };
    expect(refusals).toMatchObject([named, named]);
    expect(refusals.map(({ problem }) => problem)).toEqual([
      'the scripts of page-home have 301 bytes (brotli), and the budget is 300; largest: home.js 151, remoteEntry.js 100, section.js 50',
      'the styles of page-home have 101 bytes (brotli), and the budget is 100; largest: home.css 101',
    ]);
  });
});
