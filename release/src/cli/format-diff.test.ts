import { diffVersions } from '../release/diff/version-diff';
import { createPageFiles, createVersionRecord } from '../release/diff/testing/version-record';
import { formatReleaseDiff, formatVersionDiff } from './format-diff';

const linesOf = (from: object, to: object): string[] =>
  formatVersionDiff(diffVersions('mfe-home', createVersionRecord(from), createVersionRecord(to)));

const fileOf = (bytes: number) => ({ bytes, integrity: `sha384-${bytes}` });

describe('formatVersionDiff', () => {
  it('is one line when only the version differs', () => {
    expect(linesOf({}, { version: '2.0.0' })).toEqual(['mfe-home: 1.0.0 → 2.0.0']);
  });

  it('lists endpoints, messages and shared packages', () => {
    const digests = (zh: string) => ({ zh, en: '1', ja: '1' });
    const found = linesOf(
      { endpoints: ['GET /old'], messages: { keys: ['a'], missing: {}, digests: digests('1') } },
      {
        endpoints: ['GET /new'],
        messages: { keys: ['b'], missing: {}, digests: digests('2') },
        shared: { react: '^20.0.0' },
      },
    );
    expect(found).toEqual([
      'mfe-home: 1.0.0 → 1.0.0',
      '  endpoint added: GET /new',
      '  endpoint removed: GET /old',
      '  message added: b',
      '  message removed: a',
      '  messages changed in zh',
      '  react: ^19.3.0 → ^20.0.0',
    ]);
  });

  it('shows incompatible changes of an endpoint, or that it only adds', () => {
    const contracts = (properties: object, required: string[]) => ({
      contracts: {
        'GET /x': {
          endpoint: 'GET /x',
          access: 'visitor',
          payload: { type: 'object', properties, required },
        },
      },
    });
    const text = { a: { type: 'string' } };
    const more = { ...text, b: { type: 'string' } };
    expect(linesOf(contracts(text, ['a']), contracts(text, []))).toContain(
      '  endpoint GET /x changed: payload a may give its absence',
    );
    expect(linesOf(contracts(text, ['a']), contracts(more, ['a', 'b']))).toContain(
      '  endpoint GET /x changed (additions only)',
    );
  });

  it('lists six of many and counts the rest', () => {
    const keys = Array.from({ length: 9 }, (_, index) => `key${index}`);
    const found = linesOf(
      { messages: { keys: [], missing: {}, digests: {} } },
      { messages: { keys, missing: {}, digests: {} } },
    );
    expect(found).toContain('  message added: key0, key1, key2, key3, key4, key5 and 3 more');
  });

  it('shows first-load sizes with their changes', () => {
    const first = '  page-home first load: ';
    expect(linesOf(createPageFiles(20_000, 500), createPageFiles(30_000, 400))).toContain(
      `${first}scripts 20 KB → 30 KB (+10000 B), styles 500 B → 400 B (-100 B)`,
    );
    expect(linesOf(createPageFiles(20_000, 500), createPageFiles(21_000, 500))).toContain(
      `${first}scripts 20 KB → 21 KB (+1000 B), styles 500 B`,
    );
    expect(linesOf({}, createPageFiles(20_000, 500))).toContain(
      `${first}scripts +20 KB, styles +500 B`,
    );
    expect(linesOf(createPageFiles(20_000, 500), {})).toContain(
      `${first}scripts removed, styles removed`,
    );
  });

  it('lists the five client files with the largest changes', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const files = (bytes: (at: number) => number) =>
      Object.fromEntries(names.map((name, at) => [`client/${name}.js`, fileOf(bytes(at))]));
    const found = linesOf(
      { files: { ...files(() => 100), 'client/gone.js': fileOf(9000) } },
      {
        files: {
          ...files((at) => 101 + at),
          'client/new.js': fileOf(5000),
          'server/x.cjs': fileOf(1),
        },
      },
    );
    expect(found.slice(1)).toEqual([
      '  client files changed: 8',
      '    client/gone.js removed',
      '    client/new.js +5000 B',
      '    client/f.js 100 B → 106 B (+6 B)',
      '    client/e.js 100 B → 105 B (+5 B)',
      '    client/d.js 100 B → 104 B (+4 B)',
    ]);
  });
});

describe('formatReleaseDiff', () => {
  it('reports no differences', () => {
    expect(formatReleaseDiff({ artifacts: [], fallbacks: [] })).toEqual(['no differences']);
  });

  it('lists versions and fallbacks, added and removed', () => {
    const artifacts = [diffVersions('mfe-home', null, createVersionRecord())];
    const fallbacks = [
      { name: 'mfe-home' as const, from: null, to: '1.0.0' },
      { name: 'mfe-legal' as const, from: '0.9.0', to: null },
    ];
    const lines = formatReleaseDiff({ artifacts, fallbacks });
    expect(lines[0]).toBe('mfe-home: none → 1.0.0');
    expect(lines.slice(-2)).toEqual([
      'mfe-home: fallback none → 1.0.0',
      'mfe-legal: fallback 0.9.0 → none',
    ]);
  });
});
