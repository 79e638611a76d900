import { diffVersions } from './version-diff';
import { createPageFiles, createVersionRecord } from './testing/version-record';

const FILE = { bytes: 100, integrity: 'sha384-a' };

const diff = (from: object, to: object) =>
  diffVersions('mfe-home', createVersionRecord(from), createVersionRecord(to));

describe('diffVersions', () => {
  it('compares files without the hash in their names and ignores compressed ones', () => {
    const found = diff(
      { files: { 'client/page.aaaaaaaa.js': FILE, 'client/page.aaaaaaaa.js.br': FILE } },
      {
        files: {
          'client/page.bbbbbbbb.js': { bytes: 120, integrity: 'sha384-b' },
          'client/new.css': FILE,
        },
      },
    );
    expect(found.files).toEqual([
      { path: 'client/new.css', from: null, to: 100 },
      { path: 'client/page.js', from: 100, to: 120 },
    ]);
  });

  it('reports first-load sizes in transferred bytes', () => {
    const groups = { section: [], 'page-home': ['home.js', 'home.css'] };
    const files = (bytes: number) => ({
      'client/home.js': { ...FILE, bytes: 900 },
      'client/home.js.br': { ...FILE, bytes },
      'client/home.css': FILE,
    });
    const found = diff({ groups, files: files(300) }, { groups, files: files(250) });
    expect(found.sizes).toEqual([
      {
        page: 'page-home',
        scripts: { from: 300, to: 250 },
        styles: { from: 100, to: 100 },
      },
    ]);
  });

  it('reports keys, changed languages, routes and shared packages', () => {
    const found = diff(
      {
        messages: { keys: ['a', 'b'], missing: {}, digests: { zh: '1', en: '1', ja: '1' } },
        shared: { react: '^19.0.0' },
      },
      {
        messages: { keys: ['b', 'c'], missing: {}, digests: { zh: '1', en: '2', ja: '1' } },
        shared: { react: '^19.3.0' },
        routes: [],
      },
    );
    expect(found.messages).toEqual({ added: ['c'], removed: ['a'], changed: ['en'] });
    expect(found.shared).toEqual([{ package: 'react', from: '^19.0.0', to: '^19.3.0' }]);
    expect(found.routes.removed).toContain('/ (desktop, mobile)');
  });

  it('reports incompatible changes of an endpoint', () => {
    const digest = (required: string[]) => ({
      'GET /x': {
        endpoint: 'GET /x',
        access: 'visitor',
        payload: { type: 'object', properties: { a: { type: 'string' } }, required },
      },
    });
    const found = diff({ contracts: digest(['a']) }, { contracts: digest([]) });
    expect(found.endpoints.changed).toEqual([
      { endpoint: 'GET /x', less: ['payload a may give its absence'] },
    ]);
  });

  it('ignores contracts that are equal or not recorded in one version', () => {
    const digest = { endpoint: 'GET /x', access: 'visitor', payload: { type: 'object' } };
    const contracts = { 'GET /x': digest };
    expect(diff({ contracts }, { contracts }).endpoints.changed).toEqual([]);
    expect(diff({ contracts }, {}).endpoints.changed).toEqual([]);
    expect(diff({}, { contracts }).endpoints.changed).toEqual([]);
  });
});

describe('a new version', () => {
  const messages = { keys: ['title'], missing: {}, digests: { zh: '1', en: '1', ja: '1' } };
  const present = createVersionRecord({
    ...createPageFiles(300, 100),
    messages,
    routes: [],
    endpoints: ['GET /x'],
  });

  it('counts as added completely', () => {
    const found = diffVersions('mfe-home', null, present);
    expect(found).toMatchObject({
      version: { from: null, to: '1.0.0' },
      endpoints: { added: ['GET /x'], removed: [] },
      messages: { added: ['title'], removed: [], changed: [] },
      shared: [{ package: 'react', from: null, to: '^19.3.0' }],
      sizes: [
        {
          page: 'page-home',
          scripts: { from: null, to: 300 },
          styles: { from: null, to: 100 },
        },
      ],
    });
    expect(found.files).toContainEqual({ path: 'client/home.js', from: null, to: 300 });
  });

  it('counts as removed completely when it is the old one', () => {
    const found = diffVersions('mfe-home', present, null);
    expect(found).toMatchObject({
      version: { from: '1.0.0', to: null },
      endpoints: { added: [], removed: ['GET /x'] },
      messages: { added: [], removed: ['title'], changed: [] },
      shared: [{ package: 'react', from: '^19.3.0', to: null }],
      sizes: [{ scripts: { from: 300, to: null }, styles: { from: 100, to: null } }],
    });
  });

  it('has no differences when neither record exists', () => {
    expect(diffVersions('mfe-home', null, null)).toEqual({
      name: 'mfe-home',
      version: { from: null, to: null },
      routes: { added: [], removed: [] },
      files: [],
      sizes: [],
      messages: { added: [], removed: [], changed: [] },
      endpoints: { added: [], removed: [], changed: [] },
      shared: [],
    });
  });
});
