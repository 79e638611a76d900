import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedPage, HtmlCache, codingFor } from './html-cache';
import { RenderQueueFull } from './render-pool';

const page = (status = 200, html = '<p>伙伴</p>') => new CachedPage(status, {}, html);

describe('HtmlCache', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('renders once for concurrent requests, however long that takes', async () => {
    const cache = new HtmlCache();
    let answer = (_: CachedPage): void => undefined;
    const make = jest.fn(() => new Promise<CachedPage>((resolve) => (answer = resolve)));
    const first = cache.get('k', make);
    jest.setSystemTime(Date.now() + 60_000);
    const second = cache.get('k', make);
    answer(page());
    expect(await first).toBe(await second);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('shares a page only while it is rendered, when it must not be kept', async () => {
    const cache = new HtmlCache();
    const make = jest.fn(async () => page());
    const both = [cache.share('k', make), cache.share('k', make)];
    expect(await both[0]).toBe(await both[1]);
    expect(make).toHaveBeenCalledTimes(1);
    await cache.share('k', make);
    await expect(cache.share('k', () => Promise.reject(new RenderQueueFull()))).rejects.toThrow();
    await cache.share('k', make);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('caches a page for a second after its rendering', async () => {
    const cache = new HtmlCache();
    const make = jest.fn(async () => page());
    await cache.get('k', make);
    jest.setSystemTime(Date.now() + 999);
    await cache.get('k', make);
    expect(make).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 2);
    await cache.get('k', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it.each([404, 500, 503])('does not cache status %i', async (status) => {
    const cache = new HtmlCache();
    const make = jest.fn(async () => page(status));
    await cache.get('k', make);
    await cache.get('k', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('does not cache a failure', async () => {
    const cache = new HtmlCache();
    await expect(cache.get('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.get('k', async () => page())).status).toBe(200);
  });

  it('serves the last successful page while its data cannot be read, and asks again each second', async () => {
    const cache = new HtmlCache();
    const good = await cache.get('k', async () => page());
    const failing = jest.fn(async () => page(503));
    for (const requests of [1, 2]) {
      jest.setSystemTime(Date.now() + 3_600_000);
      expect(await cache.get('k', failing)).toBe(good);
      expect(await cache.get('k', failing)).toBe(good);
      expect(failing).toHaveBeenCalledTimes(requests);
    }
    jest.setSystemTime(Date.now() + 1001);
    expect((await cache.get('k', async () => page(200, 'new'))).html).toBe('new');
  });

  it('hides no version that fails behind the last successful page', async () => {
    const cache = new HtmlCache();
    await cache.get('k', async () => page());
    jest.setSystemTime(Date.now() + 1001);
    const fault = { section: 'mfe-home', version: '1.0.0', cause: 'render' } as const;
    const failed = new CachedPage(500, {}, '', [fault]);
    expect(await cache.get('k', async () => failed)).toBe(failed);
  });

  describe('while renderings have to wait', () => {
    const seconds = (count: number) => jest.setSystemTime(Date.now() + count * 1000);
    const full = () => Promise.reject(new RenderQueueFull());

    it('serves the last successful page and renews it meanwhile', async () => {
      let isBusy = false;
      const cache = new HtmlCache({ isBusy: () => isBusy });
      const old = await cache.get('k', async () => page(200, 'old'));
      seconds(60);
      isBusy = true;
      const make = jest.fn(async () => page(200, 'new'));
      expect(await cache.get('k', make)).toBe(old);
      await Promise.resolve();
      expect((await cache.get('k', make)).html).toBe('new');
      expect(make).toHaveBeenCalledTimes(1);
      await expect(cache.get('other', full)).rejects.toThrow(RenderQueueFull);
    });

    it('serves it when the rendering is refused, and no page that has gone', async () => {
      const cache = new HtmlCache();
      const old = await cache.get('k', async () => page());
      seconds(60);
      expect(await cache.get('k', full)).toBe(old);
      expect((await cache.get('k', async () => page(500))).status).toBe(500);
      expect(await cache.get('k', full)).toBe(old);
      expect((await cache.get('k', async () => page(404))).status).toBe(404);
      await expect(cache.get('k', full)).rejects.toThrow(RenderQueueFull);
    });
  });

  it('caches no more pages than its limit', async () => {
    const cache = new HtmlCache({ max: 2 });
    const made: string[] = [];
    for (const key of ['a', 'b', 'c', 'c', 'a']) {
      await cache.get(key, async () => (made.push(key), page()));
    }
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });
});

describe('CachedPage', () => {
  it('has the same content in every coding', async () => {
    const shown = page();
    expect((await shown.body('identity')).toString()).toBe(shown.html);
    expect(brotliDecompressSync(await shown.body('br')).toString()).toBe(shown.html);
    expect(gunzipSync(await shown.body('gzip')).toString()).toBe(shown.html);
  });

  it('compresses once', () => {
    const shown = page();
    expect(shown.body('br')).toBe(shown.body('br'));
  });

  it('derives its ETag from its content', () => {
    expect(page(200, 'a').etag).toBe(page(200, 'a').etag);
    expect(page(200, 'a').etag).not.toBe(page(200, 'b').etag);
  });
});

describe('codingFor', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['br; q=0.5', 'br'],
    ['deflate', 'identity'],
    ['brotli', 'identity'],
  ])('accept-encoding %s selects %s', (accepted, coding) =>
    expect(codingFor(accepted)).toBe(coding),
  );
});
