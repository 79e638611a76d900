import type { ReleaseContext } from '../app/release/release-context';
import type { PageResult } from '../app/pages/page-result';
import { createBootData } from './boot-data';
import type { RenderHost } from './render-host';
import { SectionSource } from './section-source';

const pin = (version: string, fallback?: string) => ({
  version,
  record: '',
  fallback: fallback === undefined ? null : { version: fallback, record: '' },
});
const CACHE = { mutations: [], queries: [] };
const RESULT = { kind: 'error' } as PageResult;
const releaseContext = (changes: Partial<ReleaseContext> = {}): ReleaseContext => ({
  channel: 'production',
  sequence: 4,
  why: 'pin',
  inForce: {},
  link: null,
  ...changes,
});

function boot({
  shell = '7',
  avoid = [] as string[],
  damaged = '',
  context = releaseContext(),
  reportToken = undefined as string | undefined,
} = {}) {
  const host = {
    release: {
      id: 'r',
      shell,
      pinnedShell: pin('7', '6'),
      routes: [],
      sections: {
        'mfe-home': pin('2', '1'),
        'mfe-game-partner': pin('1'),
        'mfe-game-library': pin('1'),
        'mfe-account': pin('1'),
        'mfe-legal': pin('5'),
      },
    },
    record: (name: string, version: string) => {
      if (damaged === `${name}@${version}`) throw new Error('damaged');
      const groups = version === '5' ? { container: ['remoteEntry.js'] } : {};
      const files = { 'client/remoteEntry.js': { integrity: `sha-${version}` } };
      return { name, version, groups, files };
    },
  } as unknown as RenderHost;
  const sections = new SectionSource(host, avoid);
  return createBootData(host, { sections, context, result: RESULT, cache: CACHE, reportToken });
}

describe('createBootData', () => {
  it('contains release, channel, sequence and their sources', () => {
    expect(boot()).toMatchObject({
      release: 'r',
      channel: 'production',
      sequence: 4,
      why: 'pin',
      shell: '7',
      shellSource: 'pin',
      shellHasFallback: true,
    });
  });

  it('contains the token of fault reports where the runner issues one', () => {
    expect(boot({ reportToken: '7.x' }).reportToken).toBe('7.x');
    expect(boot()).not.toHaveProperty('reportToken');
  });

  it('distinguishes versions that a canary or a link changes', () => {
    const { why, shellSource, sections } = boot({
      context: releaseContext({ why: 'canary', inForce: { 'mfe-home': '1' } }),
    });
    expect([why, shellSource]).toEqual(['canary', 'pin']);
    expect(sections['mfe-home']?.source).toBe('canary');
    expect(sections['mfe-legal']?.source).toBe('pin');
  });

  it('marks the fallback version of the shell', () => {
    expect(boot({ shell: '6' })).toMatchObject({
      why: 'fallback',
      shell: '6',
      shellSource: 'fallback',
      shellHasFallback: false,
    });
  });

  it('names the versions that the server would render, also of other sections', () => {
    const { sections } = boot({ avoid: ['mfe-home@2', 'mfe-legal@5'] });
    expect(sections['mfe-home']).toEqual({
      version: '1',
      entry: '/assets/mfe-home/1/remoteEntry.js',
      integrity: 'sha-1',
      needsRuntime: true,
      source: 'fallback',
      fallback: null,
    });
    // Without a fallback the browser tries the pinned version.
    expect(sections['mfe-legal']).toMatchObject({ version: '5', source: 'pin' });
  });

  it('says which entries need the runtime of Module Federation: those published before containers', () => {
    const { sections } = boot();
    expect(sections['mfe-home']?.needsRuntime).toBe(true);
    expect(sections['mfe-legal']).not.toHaveProperty('needsRuntime');
  });

  it('leaves out a section without a loadable version', () => {
    expect(boot({ damaged: 'mfe-legal@5' }).sections['mfe-legal']).toBeUndefined();
    expect(boot({ damaged: 'mfe-home@2' }).sections['mfe-home']).toMatchObject({
      version: '1',
      source: 'fallback',
      fallback: null,
    });
  });
});
