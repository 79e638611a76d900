import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { MOTIF_NAMES, cover } from './cover/cover';
import { PosterContentError, readContent, readLook } from './media/content';
import { entryOf } from './media/manifest';
import { fixedPreviews, planJobs } from './media/plan';
import { BACKGROUNDS, HAIRS, OUTFITS, PROPS } from './portrait/look';
import type { Look } from './portrait/look';
import { portrait } from './portrait/portrait';

const root = path.resolve(__dirname, '../..');
const media = path.join(root, 'media');
const content = readContent(path.join(root, 'service/content'));

const LOOK: Look = {
  build: 'human', species: 'human', pose: 'front', hair: 'bob', hairColor: 'ink', skin: 1, age: 'adult',
  palette: 'teal', eyes: 'round', mouth: 'smile', accessory: 'none', outfit: 'tee', prop: 'tea', background: 'sun',
}; // prettier-ignore

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesBelow(file) : statSync(file).size);
  }, 0);
}

describe('the poster generator', () => {
  it('draws the same look the same way every time', () => {
    expect(portrait('same', LOOK)).toBe(portrait('same', LOOK));
  });

  it('draws two characters with one look differently', () => {
    expect(portrait('first', LOOK)).not.toBe(portrait('second', LOOK));
  });

  it('shows a change of any field of a look', () => {
    const changes: Partial<Look>[] = [
      { build: 'creature', species: 'fox' }, { build: 'machine', species: 'drone' }, { pose: 'three-quarter-left' },
      { hair: 'wolf' }, { hairColor: 'gold' }, { skin: 4 }, { age: 'old' }, { palette: 'pink' }, { eyes: 'sharp' },
      { mouth: 'flat' }, { accessory: 'crown' }, { outfit: 'cape' }, { prop: 'lute' }, { background: 'grid' },
    ]; // prettier-ignore
    const drawn = changes.map((change) => portrait('one', { ...LOOK, ...change }));
    expect(new Set([portrait('one', LOOK), ...drawn]).size).toBe(changes.length + 1);
  });

  it('draws every hair, outfit, prop and background without broken numbers', () => {
    const looks = [
      ...HAIRS.map((hair) => ({ ...LOOK, hair })),
      ...OUTFITS.map((outfit) => ({ ...LOOK, outfit })),
      ...PROPS.map((prop) => ({ ...LOOK, prop })),
      ...BACKGROUNDS.map((background) => ({ ...LOOK, background })),
    ];
    for (const look of looks) expect(portrait('one', look)).not.toMatch(/NaN|undefined/);
  });

  it('draws every motif without broken numbers and differently for two games', () => {
    for (const motif of MOTIF_NAMES) {
      const look = { motif, palette: 'amber', lettering: 'slab', accent: 'key' } as const;
      expect(cover('a', 'Two Words', look)).not.toMatch(/NaN|undefined/);
      expect(cover('a', 'Two Words', look)).not.toBe(cover('b', 'Two Words', look));
    }
  });

  it('names the file and the field of a look it cannot draw', () => {
    expect(() => readLook({ ...LOOK, hair: 'beehive' }, 'x.json')).toThrow(PosterContentError);
    expect(() => readLook({ ...LOOK, hair: 'beehive' }, 'x.json')).toThrow(/x\.json: hair/);
  });
});

describe('the committed pictures', () => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(media, 'manifest.json'), 'utf8'));
  const jobs = planJobs(content);

  it('list exactly the pictures that the content asks for, at the hash of their drawing', () => {
    expect(manifest).toEqual(Object.fromEntries(jobs.map((job) => [job.key, entryOf(job)])));
  });

  it('are all there in their formats', () => {
    const wanted = jobs.flatMap((job) =>
      job.widths.flatMap((width) =>
        (job.formats ?? ['avif', 'webp']).map(
          (format) => `${entryOf(job).base.slice(7)}-${width}.${format}`,
        ),
      ),
    );
    const present = new Set(
      ['portraits', 'covers', 'banners', 'scenes', 'og'].flatMap((name) =>
        readdirSync(path.join(media, name)).map((file) => `${name}/${file}`),
      ),
    );
    const fixed = fixedPreviews(content).map(({ file }) => file);
    expect([...wanted, ...fixed].filter((file) => !present.has(file))).toEqual([]);
  });

  it('stay within 20 MB in all and 100 KB for the first screen', () => {
    expect(bytesBelow(media)).toBeLessThan(20 * 1024 * 1024);
    const hero = jobs.find(({ key }) => key === 'scenes/hero');
    expect(hero).toBeDefined();
    if (hero)
      expect(
        statSync(path.join(media, `${entryOf(hero).base.slice(7)}-1600.avif`)).size,
      ).toBeLessThan(100 * 1024);
  });

  it('never show two characters alike', () => {
    const drawings = jobs.filter(({ key }) => key.startsWith('portraits/')).map(({ svg }) => svg);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
