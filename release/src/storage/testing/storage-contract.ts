import { fileRecord } from '../../registry/digests';
import { DocumentTooLarge, type Storage } from '../storage';

/** One empty store as several processes see it. */
export interface TestStore {
  /** The same store through connections of its own. */
  connect: () => Storage;
  close: () => Promise<void>;
}

const CONCURRENCY = 50;
const PROCESSES = 5;
const BINARY = Buffer.from([0, 255, 10, 13, 0, 128]);

/** For tests: what every driver must hold. `open` is called before each test. */
export function describeStorage(driver: string, open: () => Promise<TestStore>): void {
  describe(`${driver} as a storage`, () => {
    let store: TestStore;
    let storage: Storage;
    beforeEach(async () => {
      store = await open();
      storage = store.connect();
    });
    afterEach(() => store.close());

    it('is empty at first', async () => {
      expect(await storage.read('a/b.json')).toBeNull();
      expect(await storage.writtenAt('a/b.json')).toBeNull();
      expect(await storage.list('a')).toEqual([]);
    });

    it('returns every byte, in another process too', async () => {
      expect(await storage.create('a/b.bin', BINARY)).toBe(true);
      expect(await store.connect().read('a/b.bin')).toEqual(BINARY);
      expect(await storage.hash('a/b.bin', 6)).toEqual(fileRecord(BINARY));
      await expect(storage.hash('a/b.bin', 5)).rejects.toThrow(DocumentTooLarge);
      expect(await storage.hash('a/none', 5)).toBeNull();
      await storage.create('a/text.json', '{"name":"伙伴"}');
      expect((await storage.read('a/text.json'))?.toString('utf8')).toBe('{"name":"伙伴"}');
    });

    it('distinguishes empty content from a missing key', async () => {
      await storage.create('a/empty', '');
      expect(await storage.read('a/empty')).toEqual(Buffer.alloc(0));
      expect(await storage.read('a/empty', 10)).toEqual(Buffer.alloc(0));
    });

    it('creates a key once and keeps its content', async () => {
      expect(await storage.create('a', 'first')).toBe(true);
      expect(await storage.create('a', 'second')).toBe(false);
      expect((await storage.read('a'))?.toString()).toBe('first');
    });

    it(`lets one of ${CONCURRENCY} creators in ${PROCESSES} processes succeed, and keeps what that one wrote`, async () => {
      const processes = Array.from({ length: PROCESSES }, () => store.connect());
      const race = processes.flatMap((process, number) =>
        Array.from({ length: CONCURRENCY / PROCESSES }, async (_, author) => {
          const text = `process ${number}, author ${author}`;
          return (await process.create('log/1', text)) ? [text] : [];
        }),
      );
      const winners = (await Promise.all(race)).flat();
      expect(winners).toHaveLength(1);
      expect((await storage.read('log/1'))?.toString()).toBe(winners[0]);
    });

    it('loses none of many appended entries when every process retries', async () => {
      const append = async (process: Storage, author: number): Promise<void> => {
        for (let sequence = 1; ; sequence += 1) {
          if (await process.create(`log/${sequence}`, `author ${author}`)) return;
        }
      };
      const authors = Array.from({ length: 10 }, (_, author) => author);
      await Promise.all(authors.map((author) => append(store.connect(), author)));
      const texts = await Promise.all(authors.map((index) => storage.read(`log/${index + 1}`)));
      expect(texts.map((text) => text?.toString()).sort()).toEqual(
        authors.map((author) => `author ${author}`),
      );
    });

    it('replaces content and creates missing keys', async () => {
      await storage.replace('a', 'old');
      await storage.replace('a', 'new');
      expect((await storage.read('a'))?.toString()).toBe('new');
    });

    it('refuses a document above the size limit and reads one of exactly that size', async () => {
      await storage.create('large', Buffer.alloc(5000, 'x'));
      expect(await storage.read('large', 5000)).toHaveLength(5000);
      const refused = storage.read('large', 4999);
      await expect(refused).rejects.toThrow(DocumentTooLarge);
      await expect(refused).rejects.toThrow('large has 5000 bytes, the limit is 4999');
    });

    it('lists the direct children of a folder, each name once', async () => {
      const keys = ['a/1.json', 'a/2.json', 'a/sub/x', 'a/sub/y', 'ab/no', 'a0', 'b/no'];
      for (const key of keys) await storage.create(key, key);
      expect((await storage.list('a')).sort()).toEqual(['1.json', '2.json', 'sub']);
      expect(await storage.list('a/sub')).toHaveLength(2);
      expect((await storage.list('')).sort()).toEqual(['a', 'a0', 'ab', 'b']);
    });

    it('returns the time of the last write', async () => {
      const before = Date.now();
      await storage.create('a', 'x');
      const at = (await storage.writtenAt('a'))?.getTime() ?? 0;
      // Some stores keep whole seconds, and their clock is another one.
      expect(Math.abs(at - before)).toBeLessThan(5000);
    });

    it('removes a key or a folder and nothing else', async () => {
      for (const key of ['a/1', 'a/sub/2', 'ab', 'a0', 'b']) await storage.create(key, key);
      await storage.remove('a');
      await storage.remove('b');
      await storage.remove('never/there');
      expect((await storage.list('')).sort()).toEqual(['a0', 'ab']);
      expect(await storage.create('a/1', 'again')).toBe(true);
    });
  });
}
