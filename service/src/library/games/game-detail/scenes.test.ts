import type { PictureOf } from '../../pictures';
import type { EntityCardRow } from '../entity-card';
import { presentScenes } from './scenes';

const localized = (text: string) => ({ zh: text, en: text, ja: text });
const row = (id: string, kind: EntityCardRow['kind']): EntityCardRow => ({
  id,
  game_id: '2001',
  kind,
  name: localized(`name ${id}`),
  summary: localized(`summary ${id}`),
  role: kind === 'role' ? { title: localized(`title ${id}`), skill: localized('-') } : null,
});
const pictureOf: PictureOf = (kind, slug) => ({
  base: `/media/${kind}/${slug}`,
  widths: [640],
  width: 640,
  height: 360,
});
const ROWS = [row('1', 'role'), row('2', 'role'), row('3', 'place')];

it('captions the scenes with the roles and the thing or place that they show', () => {
  expect(
    presentScenes({ pictureOf }, 'star-lamp', ROWS, 'en').map(({ picture, caption }) => [
      picture.base,
      caption,
    ]),
  ).toEqual([
    ['/media/scenes/game-star-lamp-cast', 'name 1: title 1; name 2: title 2'],
    ['/media/scenes/game-star-lamp-subject', 'name 3: summary 3'],
  ]);
  expect(presentScenes({ pictureOf }, 'star-lamp', ROWS, 'zh')[0]?.caption).toBe(
    'name 1：title 1；name 2：title 2',
  );
});

it('has no scene without its picture or without what it shows', () => {
  expect(presentScenes({ pictureOf: () => null }, 'star-lamp', ROWS, 'en')).toEqual([]);
  expect(presentScenes({ pictureOf }, 'star-lamp', ROWS.slice(0, 1), 'en')).toEqual([]);
});
