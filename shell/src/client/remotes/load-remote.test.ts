import type { BootVersion } from '../../app/release/boot';
import { loadRemote } from './load-remote';

const scope = {};
const section = { contract: 1, name: 'mfe-home' };
let number = 0;
function nextVersion(more: Partial<BootVersion> = {}): BootVersion {
  number += 1;
  const entry = `/assets/mfe-home/${number}/remoteEntry.js`;
  return { version: String(number), entry, integrity: `sha384-${number}`, ...more };
}
const container = (exposed: unknown = { default: section }) => ({
  init: jest.fn(),
  get: jest.fn(async (_module: string) => () => exposed),
});

/** Stands in for the browser: `run` does what the script does, false when it cannot be loaded. */
function serve(run: () => boolean): HTMLScriptElement[] {
  const requested: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    requested.push(script);
    script.dispatchEvent(new Event(run() ? 'load' : 'error'));
  });
  return requested;
}
const define = (value: unknown) => () => Reflect.set(globalThis, 'mfe_home', value);

describe('loadRemote', () => {
  beforeAll(() =>
    Object.assign(globalThis, {
      __webpack_init_sharing__: async () => undefined,
      __webpack_share_scopes__: { default: scope },
    }),
  );

  it('runs the entry with the hash of the release, once, with the singletons of the shell', async () => {
    const home = container();
    const requested = serve(define(home));
    const version = nextVersion();
    expect(await loadRemote('mfe-home', version)).toBe(section);
    expect(await loadRemote('mfe-home', version)).toBe(section);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({
      src: location.origin + version.entry,
      integrity: version.integrity,
      crossOrigin: 'anonymous',
    });
    expect(home.init.mock.calls).toEqual([[scope]]);
    expect(home.get).toHaveBeenCalledWith('./section');
  });

  describe('when the entry was started before the application', () => {
    let early: HTMLScriptElement;
    let version: BootVersion;
    beforeEach(() => {
      version = nextVersion();
      Reflect.set(globalThis, 'mfe_home', undefined);
      early = Object.assign(document.createElement('script'), { src: version.entry });
      document.head.appendChild(early);
    });

    it('takes what it has set', async () => {
      const requested = serve(() => false);
      define(container())();
      early.dataset.loaded = '';
      expect(await loadRemote('mfe-home', version)).toBe(section);
      expect(requested).toEqual([]);
      expect(early.isConnected).toBe(false);
    });

    it('waits for it', async () => {
      const requested = serve(() => false);
      const loading = loadRemote('mfe-home', version);
      define(container())();
      early.dispatchEvent(new Event('load'));
      expect(await loading).toBe(section);
      expect(requested).toEqual([]);
    });

    it('loads it again after it failed', async () => {
      const loading = loadRemote('mfe-home', version);
      early.dispatchEvent(new Event('error'));
      await expect(loading).rejects.toThrow('cannot be loaded');
      const requested = serve(define(container()));
      expect(await loadRemote('mfe-home', version)).toBe(section);
      expect(requested).toHaveLength(1);
    });
  });

  it('loads an entry without a hash never', async () => {
    const requested = serve(define(container()));
    await expect(loadRemote('mfe-home', nextVersion({ integrity: '' }))).rejects.toThrow('no hash');
    expect(requested).toEqual([]);
  });

  it('does not take the container of another version for this one', async () => {
    serve(define(container()));
    await loadRemote('mfe-home', nextVersion());
    serve(() => true);
    await expect(loadRemote('mfe-home', nextVersion())).rejects.toThrow('sets no container');
  });

  it('loads a version again that failed', async () => {
    const version = nextVersion();
    serve(() => false);
    await expect(loadRemote('mfe-home', version)).rejects.toThrow('cannot be loaded');
    serve(define(container()));
    expect(await loadRemote('mfe-home', version)).toBe(section);
  });

  it('gives up on an entry that does not arrive', async () => {
    jest.useFakeTimers();
    jest.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const late = expect(loadRemote('mfe-home', nextVersion())).rejects.toThrow('in time');
    await jest.advanceTimersByTimeAsync(5000);
    await late;
    jest.useRealTimers();
  });

  it('refuses another contract', async () => {
    serve(define(container({ default: { ...section, contract: 9 } })));
    await expect(loadRemote('mfe-home', nextVersion())).rejects.toThrow('another section contract');
  });

  it('loads the runtime of Module Federation first for an entry that needs it', async () => {
    const order: string[] = [];
    jest.doMock('./federation-runtime', () => {
      order.push('runtime');
      return {};
    });
    jest.resetModules();
    const { loadRemote: load } = await import('./load-remote');
    serve(() => {
      order.push('entry');
      return define(container())();
    });
    await load('mfe-home', nextVersion({ needsRuntime: true }));
    expect(order).toEqual(['runtime', 'entry']);
  });
});
