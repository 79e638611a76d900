import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { messageFacts } from './message-metadata';

let root: string;
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-messages-'));
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

async function facts(texts: object) {
  const folder = path.join(root, 'src', 'locales');
  await fs.mkdir(folder, { recursive: true });
  for (const [language, messages] of Object.entries(texts)) {
    await fs.writeFile(path.join(folder, `${language}.json`), JSON.stringify(messages));
  }
  return messageFacts(root, ['zh', 'en', 'ja']);
}

describe('messageFacts', () => {
  it('names the keys of all languages, and what one of them lacks or leaves empty', async () => {
    const found = await facts({
      zh: { a: '一', deep: { b: '二' } },
      en: { a: 'one', deep: { b: ' ' } },
      ja: { deep: { b: '二', c: '三' } },
    });
    expect(found.keys).toEqual(['a', 'deep.b', 'deep.c']);
    expect(found.missing).toEqual({
      zh: ['deep.c'],
      en: ['deep.b', 'deep.c'],
      ja: ['a'],
    });
  });

  it('takes the plural forms of a key for one key', async () => {
    const found = await facts({
      zh: { day_other: '天' },
      en: { day_one: 'day', day_other: 'days' },
      ja: { day_other: '日' },
    });
    expect(found.keys).toEqual(['day']);
    expect(found.missing).toEqual({});
  });

  it('tells by a digest which language has other words', async () => {
    const texts = { zh: { a: '一' }, en: { a: 'one' }, ja: { a: '一' } };
    const before = await facts(texts);
    const after = await facts({ ...texts, en: { a: 'One' } });
    expect(after.digests.zh).toBe(before.digests.zh);
    expect(after.digests.en).not.toBe(before.digests.en);
  });

  it('names the file that is not there', async () => {
    await expect(facts({ zh: {}, en: {} })).rejects.toThrow(/ja\.json/);
  });
});
