import type { PictureOf } from '../pictures';
import { presentEntity, type EntityCardRow } from './entity-card';

const ROW: EntityCardRow = {
  id: '5002',
  game_id: '2001',
  kind: 'role',
  name: { zh: '老灯芯', en: 'Old Wick', ja: '灯芯じい' },
  summary: { zh: '楼里的。', en: 'Of the tower.', ja: '塔のもの。' },
  role: null,
};

it('has the drawn picture of its id', () => {
  const pictureOf: PictureOf = (kind, slug) => ({
    base: `/media/${kind}/${slug}`,
    widths: [240],
    width: 240,
    height: 300,
  });
  expect(presentEntity({ pictureOf }, ROW, 'en').picture?.base).toBe('/media/entities/5002');
});
