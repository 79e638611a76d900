import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { MOTIF_NAMES, cover } from './cover/cover';
import { captionFile } from './film/captions';
import { PosterContentError, readContent, readLook } from './media/content';
import { toManifestEntry } from './media/manifest';
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
  it('is deterministic', () => {
    expect(portrait('same', LOOK)).toBe(portrait('same', LOOK));
  });

  it('draws two characters with the same look differently', () => {
    expect(portrait('first', LOOK)).not.toBe(portrait('second', LOOK));
  });

  it('changes the drawing with every field of a look', () => {
    const changes: Partial<Look>[] = [
      { build: 'creature', species: 'fox' }, { build: 'machine', species: 'drone' }, { pose: 'three-quarter-left' },
      { hair: 'wolf' }, { hairColor: 'gold' }, { skin: 4 }, { age: 'old' }, { palette: 'pink' }, { eyes: 'sharp' },
      { mouth: 'flat' }, { accessory: 'crown' }, { outfit: 'cape' }, { prop: 'lute' }, { background: 'grid' },
    ]; // prettier-ignore
    const drawn = changes.map((change) => portrait('one', { ...LOOK, ...change }));
    expect(new Set([portrait('one', LOOK), ...drawn]).size).toBe(changes.length + 1);
  });

  it('draws every hair, outfit, prop and background without NaN or undefined', () => {
    const looks = [
      ...HAIRS.map((hair) => ({ ...LOOK, hair })),
      ...OUTFITS.map((outfit) => ({ ...LOOK, outfit })),
      ...PROPS.map((prop) => ({ ...LOOK, prop })),
      ...BACKGROUNDS.map((background) => ({ ...LOOK, background })),
    ];
    for (const look of looks) expect(portrait('one', look)).not.toMatch(/NaN|undefined/);
  });

  it('draws every motif without NaN or undefined, and differently for two games', () => {
    for (const motif of MOTIF_NAMES) {
      const look = { motif, palette: 'amber', lettering: 'slab', accent: 'key' } as const;
      expect(cover('a', 'Two Words', look)).not.toMatch(/NaN|undefined/);
      expect(cover('a', 'Two Words', look)).not.toBe(cover('b', 'Two Words', look));
    }
  });

  it('throws with the file and field of an invalid look', () => {
    expect(() => readLook({ ...LOOK, hair: 'beehive' }, 'x.json')).toThrow(PosterContentError);
    expect(() => readLook({ ...LOOK, hair: 'beehive' }, 'x.json')).toThrow(/x\.json: hair/);
  });
});

describe('the committed film', () => {
  const site = JSON.parse(readFileSync(path.join(root, 'site.json'), 'utf8')) as {
    links: { promoVideo: string };
    promo: { poster: string; captions: Record<string, string> };
  };
  const read = (address: string) => readFileSync(path.join(root, address));

  it('is configured, has a poster, and is at most 3 MB', () => {
    expect(read(site.links.promoVideo).length).toBeLessThanOrEqual(3 * 1024 * 1024);
    expect(read(site.promo.poster).length).toBeLessThanOrEqual(100 * 1024);
  });

  it.each(['zh', 'en', 'ja'] as const)('has the captions of its scenes in %s', (language) => {
    const text = read(site.promo.captions[language] ?? '').toString();
    expect(text).toBe(captionFile(language));
    expect(text.match(/-->/g)).toHaveLength(5);
  });
});

describe('the committed pictures', () => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(media, 'manifest.json'), 'utf8'));
  const jobs = planJobs(content);

  it('match the manifest: keys and hashes of all drawings', () => {
    expect(manifest).toEqual(
      Object.fromEntries(jobs.map((job) => [job.key, toManifestEntry(job)])),
    );
  });

  it('exist in all formats', () => {
    const expected = jobs.flatMap((job) =>
      job.widths.flatMap((width) =>
        (job.formats ?? ['avif', 'webp']).map(
          (format) => `${toManifestEntry(job).base.slice(7)}-${width}.${format}`,
        ),
      ),
    );
    const present = new Set(
      ['portraits', 'covers', 'banners', 'scenes', 'og'].flatMap((name) =>
        readdirSync(path.join(media, name)).map((file) => `${name}/${file}`),
      ),
    );
    const fixed = fixedPreviews(content).map(({ file }) => file);
    expect([...expected, ...fixed].filter((file) => !present.has(file))).toEqual([]);
  });

  it('are at most 20 MB in total and 100 KB for the hero', () => {
    expect(bytesBelow(media)).toBeLessThan(20 * 1024 * 1024);
    const hero = jobs.find(({ key }) => key === 'scenes/hero');
    expect(hero).toBeDefined();
    if (hero)
      expect(
        statSync(path.join(media, `${toManifestEntry(hero).base.slice(7)}-1600.avif`)).size,
      ).toBeLessThan(100 * 1024);
  });

  it('differ for all characters', () => {
    const drawings = jobs.filter(({ key }) => key.startsWith('portraits/')).map(({ svg }) => svg);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
