import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cosine, DIMENSIONS, encodeTable, toBytes } from './table-format';
import { createVectorReader } from './word-vectors';

/** A vector that points between two axes, the nearer to the second the larger the share. */
const between = (first: number, second: number, share: number): number[] =>
  Array.from({ length: DIMENSIONS }, (_, at) =>
    at === first ? 1 - share : at === second ? share : 0.1,
  );

describe('the table of word vectors', () => {
  const words = ['番茄', '蔬菜', '灯'];
  const table = encodeTable({
    zh: new Map(words.map((word, at) => [word, toBytes(between(at, at + 1, 0.3))])),
    en: new Map([['tomato', toBytes(between(0, 1, 0.35))]]),
    ja: new Map(),
  });

  it('has the vectors of the words of each language, and of no other word', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vectors-'));
    const file = join(folder, 'table.bin');
    await writeFile(file, table);
    const read = createVectorReader(file);
    const [zh, en, ja] = [await read('zh'), await read('en'), await read('ja')];
    await rm(folder, { recursive: true });
    for (const [at, word] of words.entries())
      expect(zh(word)).toEqual(toBytes(between(at, at + 1, 0.3)));
    expect(en('tomato')).toEqual(toBytes(between(0, 1, 0.35)));
    for (const find of [en, ja]) expect(find('沙发')).toBeUndefined();
    expect(zh('tomato')).toBeUndefined();
  });

  it('keeps cosines', () => {
    const [a, b] = [between(0, 1, 0.2), between(0, 1, 0.7)];
    const dot = (x: number[], y: number[]) =>
      x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
    const exact = dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
    const two = Int8Array.from([...toBytes(a), ...toBytes(b)]);
    expect(cosine(two, 0, two, DIMENSIONS)).toBeCloseTo(exact, 1);
  });
});
