import type { PinnedSection, SectionModule } from '@huoban/contracts';
import type { RenderHost } from './render-host';
import { SectionSource } from './section-source';

const sectionModule = (contract: number): SectionModule => ({
  contract: contract as 1,
  name: 'mfe-home',
  pages: {
    home: { chunk: 'page-home', load: async () => ({ head: jest.fn(), Page: () => null }) },
  },
  messages: async (language) => ({ default: { language } }),
});

const PIN: PinnedSection = {
  version: '2',
  record: '',
  fallback: { version: '1', record: '' },
};

/** A source over a host on which only `whole` versions can be read. */
function source(whole: string[], { pin = PIN, avoid = [] as string[], contract = 1 } = {}) {
  const host = {
    release: { sections: { 'mfe-home': pin } },
    record: (_: string, version: string) => {
      if (!whole.includes(version)) throw new Error(`${version} is damaged`);
    },
    section: (_: string, version: string) => sectionModule(version === '2' ? contract : 1),
  } as unknown as RenderHost;
  return new SectionSource(host, avoid);
}
const home = (from: SectionSource) => from.loadPage('mfe-home', 'home', 'ja');

describe('SectionSource', () => {
  it('loads the pinned version', async () => {
    const from = source(['1', '2']);
    expect(await home(from)).toMatchObject({ version: '2', messages: { language: 'ja' } });
    expect(from.failed).toBeNull();
    expect(from.chosen.get('mfe-home')).toEqual({ version: '2', fallback: false });
  });

  it('loads the fallback of a damaged version and reports the fault', async () => {
    const from = source(['1']);
    expect(await home(from)).toMatchObject({ version: '1' });
    expect(from.failed).toMatchObject({ version: '2', message: 'Error: 2 is damaged' });
    expect(from.chosen.get('mfe-home')).toEqual({ version: '1', fallback: true });
  });

  it('loads the fallback of a version with another contract', async () => {
    expect(await home(source(['1', '2'], { contract: 9 }))).toMatchObject({ version: '1' });
  });

  it('loads the fallback of an avoided version without reading that version', async () => {
    const from = source(['1', '2'], { avoid: ['mfe-home@2'] });
    expect(await home(from)).toMatchObject({ version: '1' });
    expect(from.failed).toBeNull();
  });

  it('does not load an avoided fallback', async () => {
    const from = source(['1', '2'], { avoid: ['mfe-home@2', 'mfe-home@1'] });
    await expect(home(from)).rejects.toThrow('mfe-home@2 is out of service');
  });

  it.each([
    ['both versions are damaged', [], PIN, '1 is damaged'],
    ['the only version is damaged', [], { ...PIN, fallback: null }, '2 is damaged'],
  ])('fails when %s', async (_, whole, pin, message) => {
    await expect(home(source(whole, { pin }))).rejects.toThrow(message);
  });

  it('names a page that the section does not export', async () => {
    await expect(source(['2']).loadPage('mfe-home', 'cellar', 'zh')).rejects.toThrow(
      'mfe-home@2 exports no page "cellar"',
    );
  });
});
