import { DEV_VERSION_PREFIX } from '@huoban/contracts';
import { currentDigest } from '@huoban/contracts/digests';
import { checkEndpoints } from './endpoint-checks';
import { checkSizes, type Budgets } from './size-checks';
import { checkSection, checkShell } from './version-checks';
import { createVersionRecord } from './testing/version-record';

const refusalsOf = (section: object, shell: object = {}) =>
  checkSection(createVersionRecord('mfe-home', section), createVersionRecord('shell', shell)).map(
    ({ code, problem }) => `${code} ${problem}`,
  );

const ENDPOINT = 'GET /api/visitor/game/list';
const digest = currentDigest(ENDPOINT);

describe('checkSection', () => {
  it('accepts a version that was built before facts were recorded', () => {
    expect(refusalsOf({})).toEqual([]);
  });

  it('refuses a language without all keys', () => {
    const messages = { keys: ['a', 'b'], missing: { ja: ['b'] }, digests: {} };
    expect(refusalsOf({ messages })).toEqual(['R005 1 of its keys have no text in ja: b']);
    const five = ['a', 'b', 'c', 'd', 'e'];
    expect(refusalsOf({ messages: { keys: five, missing: { ja: five }, digests: {} } })).toEqual([
      'R005 5 of its keys have no text in ja: a, b, c, d, e',
    ]);
    const keys = [...five, 'f'];
    expect(refusalsOf({ messages: { keys, missing: { ja: keys }, digests: {} } })).toEqual([
      'R005 6 of its keys have no text in ja: a, b, c, d, e …',
    ]);
  });

  it('refuses a missing language', () => {
    expect(refusalsOf({ locales: ['zh'] })).toEqual(['R005 it has no messages in en, ja']);
  });

  it('refuses a section that does not fit the shell', () => {
    const shell = { names: { react: ['useState'] } };
    const section = { contract: 2, shared: { react: '^18.0.0' }, names: { react: ['useNew'] } };
    expect(refusalsOf(section, shell)).toEqual([
      'R002 it is built for contract 2, and shell 1.0.0 accepts 1 to 1',
      'R003 it needs react ^18.0.0, and shell 1.0.0 provides 19.3.1',
      'R016 it uses useNew of react, which shell 1.0.0 does not provide',
    ]);
  });

  it('refuses a pattern that matches any path', () => {
    const patterns = ['/about-us', '/:slug', '/*rest'];
    const section = createVersionRecord('mfe-home', {
      routes: patterns.map((pattern) => ({ pattern })),
    });
    const remedy = 'Use a fixed first segment. The shell answers paths that no section serves.';
    expect(checkSection(section, createVersionRecord('shell'))).toEqual([
      {
        code: 'R014',
        subject: 'mfe-home 1.0.0',
        problem: 'its pattern /:slug matches any path',
        remedy,
      },
      {
        code: 'R014',
        subject: 'mfe-home 1.0.0',
        problem: 'its pattern /*rest matches any path',
        remedy,
      },
    ]);
  });

  it('refuses a page over its budget and an unknown endpoint', () => {
    const tooLarge = {
      endpoints: ['GET /api/unknown'],
      groups: { 'page-home': ['home.js'] },
      files: { 'client/home.js': { bytes: 100_000_000, integrity: '' } },
    };
    expect(refusalsOf(tooLarge)).toEqual([
      'R013 it calls GET /api/unknown, which the service does not have',
      expect.stringMatching(/^R017 the scripts of page-home have 100000000 bytes/),
    ]);
  });
});

describe('checkShell', () => {
  it('accepts a shell that has all languages and is small', () => {
    expect(checkShell(createVersionRecord('shell'))).toEqual([]);
  });

  it('refuses one that lacks a language or is too large, with a remedy', () => {
    const shell = createVersionRecord('shell', {
      locales: ['zh', 'ja'],
      messages: { keys: ['a'], missing: { ja: ['a'] }, digests: {} },
      groups: { main: ['main.js'] },
      files: { 'client/main.js': { bytes: 100_000_000, integrity: '' } },
    });
    expect(checkShell(shell)).toMatchObject([
      {
        code: 'R005',
        subject: 'shell 1.0.0',
        problem: 'it has no messages in en',
        remedy: 'Add the missing languages and build again.',
      },
      {
        code: 'R005',
        subject: 'shell 1.0.0',
        problem: '1 of its keys have no text in ja: a',
        remedy: 'Add them to src/locales/ja.json and build again.',
      },
      { code: 'R017', subject: 'shell 1.0.0' },
    ]);
  });
});

describe('checkEndpoints', () => {
  const section = createVersionRecord('mfe-home', {
    endpoints: [ENDPOINT],
    contracts: digest && { [ENDPOINT]: digest },
  });

  it('accepts an unchanged or extended endpoint', () => {
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

  it.each(['toString', '__proto__'])(
    'refuses %s, which is no endpoint, as one that is gone',
    (endpoint) => {
      const contracts = digest && { [endpoint]: { ...digest, endpoint } };
      const hostile = createVersionRecord('mfe-home', { endpoints: [], contracts });
      expect(checkEndpoints(hostile).map(({ code }) => code)).toEqual(['R015']);
    },
  );

  it('refuses an incompatible endpoint', () => {
    const less = digest && { ...digest, payload: { type: 'object' } };
    const [refusal] = checkEndpoints(section, () => less);
    expect(refusal).toMatchObject({ code: 'R015', subject: 'mfe-home 1.0.0' });
    expect(refusal?.problem).toMatch(
      /game\/list is not compatible with the contract that it was built against: payload .+; /,
    );
    expect(refusal?.remedy).toMatch(/contracts change additively/);
  });

  it('reports only R013 for an unknown endpoint', () => {
    const gone = 'GET /api/unknown';
    const contracts = { [gone]: digest && { ...digest, endpoint: gone } };
    const found = checkEndpoints(createVersionRecord('mfe-home', { endpoints: [gone], contracts }));
    expect(found).toMatchObject([{ code: 'R013', remedy: expect.stringMatching(/^Correct `end/) }]);
  });
});

describe('checkSizes', () => {
  const budgets = { 'mfe-home': { scripts: 300, styles: 100 } } as Budgets;
  const home = (scripts: number, styles: number) =>
    createVersionRecord('mfe-home', {
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

  it('ignores development versions', () => {
    const developed = { ...home(9000, 9000), version: `${DEV_VERSION_PREFIX}0a1b2c` };
    expect(checkSizes(developed, budgets)).toEqual([]);
  });

  it('checks the first load of a shell', () => {
    const shell = createVersionRecord('shell', {
      groups: { main: ['main.js', 'small.js'] },
      files: {
        'client/small.js': { bytes: 5, integrity: '' },
        'client/first.js': { bytes: 10, integrity: '' },
        'client/start.js': { bytes: 20, integrity: '' },
        'client/main.js': { bytes: 400, integrity: '' },
      },
    });
    const allowed = { ...budgets, shell: { scripts: 400, styles: 0 } };
    expect(checkSizes(shell, allowed).map(({ problem }) => problem)).toEqual([
      'the scripts of main have 435 bytes (brotli), above the budget of 400; largest: main.js 400, start.js 20, first.js 10',
    ]);
  });

  it('refuses one byte more and lists the largest files', () => {
    const refusals = checkSizes(home(151, 101), budgets);
    const named = {
      code: 'R017',
      subject: 'mfe-home 1.0.0',
      remedy: expect.stringMatching(/on demand/),
    };
    expect(refusals).toMatchObject([named, named]);
    expect(refusals.map(({ problem }) => problem)).toEqual([
      'the scripts of page-home have 301 bytes (brotli), above the budget of 300; largest: home.js 151, remoteEntry.js 100, section.js 50',
      'the styles of page-home have 101 bytes (brotli), above the budget of 100; largest: home.css 101',
    ]);
  });
});
