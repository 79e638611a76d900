import type { SectionModule } from '@huoban/contracts';
import type { Boot } from '../../app/release/boot';
import { pageModule } from '../../app/testing/environment';
import type { LoadRemote } from './load-remote';
import { SectionLoader, SectionUnavailable, type OnFault } from './section-loader';

const version = (number: string) => ({
  version: number,
  entry: `/assets/mfe-home/${number}/remoteEntry.js`,
  integrity: `sha384-${number}`,
});
const WITH_FALLBACK: Boot['sections'] = {
  'mfe-home': { ...version('2'), source: 'pin', fallback: version('1') },
};
const ALONE: Boot['sections'] = { 'mfe-home': { ...version('2'), source: 'pin', fallback: null } };

const sectionModule = (load: () => Promise<ReturnType<typeof pageModule>>): SectionModule => ({
  contract: 1,
  name: 'mfe-home',
  pages: { home: { chunk: 'page-home', load } },
  messages: async () => ({ default: { title: 'x' } }),
});
const good = sectionModule(async () => pageModule());

/** Scripted results of the attempts, of which the last one repeats; records the requested versions. */
function remote(...script: (SectionModule | Error)[]) {
  const requested: string[] = [];
  const load: LoadRemote = async (_, { version: number }) => {
    const step = script[Math.min(requested.length, script.length - 1)];
    requested.push(number);
    if (!step || step instanceof Error) throw step ?? new Error('nothing');
    return step;
  };
  return { requested, load };
}
const down = new Error('net::ERR_CONNECTION_REFUSED');
const onFault = jest.fn<Promise<void>, Parameters<OnFault>>();
const onFallback = jest.fn();
const loader = (sections: Boot['sections'], loadRemote: LoadRemote) =>
  new SectionLoader(sections, { loadRemote, onFault, onFallback, retryDelayMs: 0 });
const home = (sections: SectionLoader) => sections.loadPage('mfe-home', 'home', 'zh');
const expectWarning = () => jest.spyOn(console, 'warn').mockImplementation();

beforeEach(() => {
  onFault.mockReset().mockResolvedValue();
  onFallback.mockReset();
});

describe('SectionLoader', () => {
  it('loads a version once for all its pages', async () => {
    const { requested, load } = remote(good);
    const sections = loader(WITH_FALLBACK, load);
    const [first] = await Promise.all([home(sections), home(sections)]);
    await home(sections);
    expect(first).toMatchObject({ version: '2', chunk: 'page-home', messages: { title: 'x' } });
    expect(requested).toEqual(['2']);
  });

  it('retries once before it falls back', async () => {
    const { requested, load } = remote(down, good);
    expect(await home(loader(WITH_FALLBACK, load))).toMatchObject({ version: '2' });
    expect(requested).toEqual(['2', '2']);
  });

  it('falls back to the fallback version and keeps it', async () => {
    const warned = expectWarning();
    const { requested, load } = remote(down, down, good);
    const sections = loader(WITH_FALLBACK, load);
    expect(await home(sections)).toMatchObject({ version: '1' });
    expect(await home(sections)).toMatchObject({ version: '1' });
    expect(requested).toEqual(['2', '2', '1']);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('falls back once for two pages that fail together', async () => {
    expectWarning();
    const { load } = remote(down, down, good);
    const sections = loader(WITH_FALLBACK, load);
    const pages = await Promise.all([home(sections), home(sections)]);
    expect(pages.map((page) => page.version)).toEqual(['1', '1']);
  });

  it('falls back when a chunk of a page fails twice', async () => {
    expectWarning();
    const broken = sectionModule(() => Promise.reject(new Error('ChunkLoadError')));
    const { requested, load } = remote(broken, good);
    expect(await home(loader(WITH_FALLBACK, load))).toMatchObject({ version: '1' });
    expect(requested).toEqual(['2', '1']);
  });

  it('reports the failed version before it falls back, then the fallback', async () => {
    expectWarning();
    const { requested, load } = remote(down, down, good);
    onFault.mockImplementation(async () => {
      expect(requested).toEqual(['2', '2']);
      expect(onFallback).not.toHaveBeenCalled();
    });
    await home(loader(WITH_FALLBACK, load));
    expect(onFault.mock.calls).toEqual([[{ section: 'mfe-home', version: '2' }, down]]);
    expect(onFallback).toHaveBeenCalledWith(new Set(['mfe-home']));
  });

  it('does not continue while the document is reloaded', async () => {
    const { requested, load } = remote(down);
    onFault.mockReturnValue(new Promise(() => undefined));
    void home(loader(WITH_FALLBACK, load));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requested).toEqual(['2', '2']);
  });

  it('reports both versions when the fallback fails too', async () => {
    expectWarning();
    const { load } = remote(down);
    await expect(home(loader(WITH_FALLBACK, load))).rejects.toThrow();
    expect(onFault.mock.calls.map(([{ version: failed }]) => failed)).toEqual(['2', '1']);
  });

  it.each([
    ['without a fallback', ALONE, ['2', '2'], 0],
    ['when the fallback fails too', WITH_FALLBACK, ['2', '2', '1'], 1],
    ['that the release does not name', {}, [], 0],
  ])('fails %s', async (_, sections, attempts, warnings) => {
    const warned = expectWarning();
    const { requested, load } = remote(down);
    await expect(home(loader(sections, load))).rejects.toBeInstanceOf(SectionUnavailable);
    expect(requested).toEqual(attempts);
    expect(warned).toHaveBeenCalledTimes(warnings);
  });

  it('can load a section again after a failure', async () => {
    const { load } = remote(down, down, good);
    const sections = loader(ALONE, load);
    await expect(home(sections)).rejects.toThrow('mfe-home cannot be loaded');
    expect(await home(sections)).toMatchObject({ version: '2' });
  });

  it('keeps the pinned version of a section that fails while offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { requested, load } = remote(down, down, good);
    const sections = loader(WITH_FALLBACK, load);
    await expect(home(sections)).rejects.toBeInstanceOf(SectionUnavailable);
    expect(onFault).not.toHaveBeenCalled();
    expect(onFallback).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    expect(await home(sections)).toMatchObject({ version: '2' });
    expect(requested).toEqual(['2', '2', '2']);
  });

  it('does not let one section delay another', async () => {
    const { load } = remote(down, down, good);
    const sections = loader(
      { ...ALONE, 'mfe-legal': { ...version('5'), source: 'pin', fallback: null } },
      load,
    );
    await expect(home(sections)).rejects.toBeInstanceOf(SectionUnavailable);
    expect(await sections.loadPage('mfe-legal', 'home', 'zh')).toMatchObject({ version: '5' });
  });
});
