import { presentScene } from './presenter';

const text = (zh: string, en: string, ja: string) => ({ zh, en, ja });
const STORY = {
  slug: 'the-oil-run',
  title: text('送油', 'The Oil Run', '油はこび'),
  name: text('雷米', 'Remi', 'レミ'),
};
const SCENE = {
  id: 'door',
  speaker: 'narrator' as const,
  lines: [text('门开着。', 'The door is open.', '戸は開いている。')],
  next: 'foot',
};
const pictureOf = (kind: string, slug: string) => ({
  base: `/media/${kind}/${slug}`,
  widths: [640],
  width: 640,
  height: 360,
});

describe('the picture of a scene', () => {
  it('is the one of its place and story', () => {
    expect(presentScene(STORY, { ...SCENE, place: 'gate' }, 'en', pictureOf).picture).toMatchObject(
      {
        base: '/media/scenes/the-oil-run-gate',
      },
    );
  });

  it('is missing for a scene that names no place', () => {
    expect(presentScene(STORY, SCENE, 'en', pictureOf).picture).toBeNull();
  });

  it('is missing for a place without a picture file', () => {
    expect(presentScene(STORY, { ...SCENE, place: 'attic' }, 'en', () => null).picture).toBeNull();
  });
});
