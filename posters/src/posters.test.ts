import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { MOTIF_NAMES, cover } from './cover/cover';
import { entityPicture } from './entity/entity-picture';
import { captionFile } from './film/captions';
import { DrawingError, drawObject } from './objects/draw-object';
import { OBJECT_NAMES, object } from './objects/objects';
import { breakTitle } from './lettering/title';
import { PosterContentError, readContent, readLook } from './media/content';
import { toManifestEntry } from './media/manifest';
import { planJobs } from './media/plan';
import { fixedPreviews } from './media/previews';
import { BACKGROUNDS, HAIRS, OUTFITS, PROPS } from './portrait/look';
import type { Look } from './portrait/look';
import { portrait } from './portrait/portrait';

const root = path.resolve(__dirname, '../..');
const media = path.join(root, 'media');
const content = readContent(path.join(root, 'service/content'));

const LOOK: Look = {
  build: 'human', species: 'human', pose: 'front', hair: 'bob', hairColor: 'ink', skin: 1, age: 'adult',
  palette: 'teal', eyes: 'round', mouth: 'smile', accessory: 'none', outfit: 'tee', prop: 'tea', background: 'sun',
}; // oxfmt-ignore

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
    ]; // oxfmt-ignore
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

  it.each(MOTIF_NAMES)('draws the motif %s, differently for two games', (motif) => {
    const look = { motif, palette: 'amber', lettering: 'slab', subject: 'snail' } as const;
    expect(cover('a', look)).not.toMatch(/NaN|undefined/);
    expect(cover('a', look)).not.toBe(cover('b', look));
  });

  it.each(OBJECT_NAMES)('draws the object %s', (name) => {
    expect(object(name, { a: '#1', b: '#2', t: '#3', d: '#4', p: '#5' })).not.toMatch(
      /NaN|undefined/,
    );
  });

  it('refuses a step of a drawing that it does not know', () => {
    const inks = { a: '#1', b: '#2', t: '#3', d: '#4', p: '#5' };
    expect(() => drawObject('x', inks, { x: 'q M0 0' })).toThrow(DrawingError);
    expect(() => drawObject('x', inks, { x: '@y 0 0 1 0' })).toThrow(/no drawing is called y/);
  });

  it('keeps the apostrophe of a title', () => {
    expect(breakTitle('Butlers’ Revolt')).toEqual(["BUTLERS'", 'REVOLT']);
  });

  it('shows a different object on the cover of every game', () => {
    const subjects = content.games.map(({ cover: { subject } }) => subject);
    expect(subjects.filter((name, at) => subjects.indexOf(name) !== at)).toEqual([]);
  });

  it('throws with the file and field of an invalid look', () => {
    expect(() => readLook({ ...LOOK, hair: 'beehive' }, 'x.json')).toThrow(PosterContentError);
    expect(() => readLook({ ...LOOK, hair: 'beehive' }, 'x.json')).toThrow(/x\.json: hair/);
  });

  it('follows a named field of the figure of an entity, and chooses the open ones by its id', () => {
    const { cover: drawn } = content.games[0] ?? { cover: undefined };
    if (!drawn) throw new Error('no games');
    const draw = (id: string, figure: Partial<Look>) => entityPicture(id, drawn, { figure });
    expect(draw('1', { hair: 'buns' })).toBe(draw('1', { hair: 'buns' }));
    expect(draw('1', { hair: 'buns' })).not.toBe(draw('1', { hair: 'bald' }));
    expect(draw('1', { hair: 'buns' })).not.toBe(draw('2', { hair: 'buns' }));
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
      ['portraits', 'covers', 'entities', 'banners', 'scenes', 'og'].flatMap((name) =>
        readdirSync(path.join(media, name)).map((file) => `${name}/${file}`),
      ),
    );
    const fixed = fixedPreviews(content).map(({ file }) => file);
    expect([...expected, ...fixed].filter((file) => !present.has(file))).toEqual([]);
  });

  it('are at most 30 MB in total and 100 KB for the hero', () => {
    expect(bytesBelow(media)).toBeLessThan(30 * 1024 * 1024);
    const hero = jobs.find(({ key }) => key === 'scenes/hero');
    expect(hero).toBeDefined();
    if (hero)
      expect(
        statSync(path.join(media, `${toManifestEntry(hero).base.slice(7)}-1600.avif`)).size,
      ).toBeLessThan(100 * 1024);
  });

  it.each(['portraits/', 'covers/', 'entities/'])('differ for all %s', (folder) => {
    const drawings = jobs.filter(({ key }) => key.startsWith(folder)).map(({ svg }) => svg);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('exist for every game and every role, thing and place of it', () => {
    const keys = new Set(jobs.map(({ key }) => key));
    const wanted = [
      ...content.games.map(({ slug }) => `covers/${slug}`),
      ...content.entities.map(({ id }) => `entities/${id}`),
    ];
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
    expect(content.entities.length).toBeGreaterThanOrEqual(3 * content.games.length);
  });
});
