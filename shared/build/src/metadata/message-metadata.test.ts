import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readMessageMetadata } from './message-metadata';

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
  return readMessageMetadata(root, ['zh', 'en', 'ja']);
}

describe('readMessageMetadata', () => {
  it('returns the keys of all languages, and per language the missing or blank ones', async () => {
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

  it('counts the plural forms of a key as one key', async () => {
    const found = await facts({
      zh: { day_other: '天' },
      en: { day_one: 'day', day_other: 'days' },
      ja: { day_other: '日' },
    });
    expect(found.keys).toEqual(['day']);
    expect(found.missing).toEqual({});
  });

  it('changes the digest of the changed language only', async () => {
    const texts = { zh: { a: '一' }, en: { a: 'one' }, ja: { a: '一' } };
    const before = await facts(texts);
    const after = await facts({ ...texts, en: { a: 'One' } });
    expect(after.digests.zh).toBe(before.digests.zh);
    expect(after.digests.en).not.toBe(before.digests.en);
  });

  it('throws with the path of a missing file', async () => {
    await expect(facts({ zh: {}, en: {} })).rejects.toThrow(/ja\.json/);
  });
});
