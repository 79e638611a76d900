import type { Activity, FeaturedCharacter, GameCard } from '@huoban/contracts/api';

const picture = (kind: string, slug: string) => ({
  base: `/media/${kind}/${slug}.00000000`,
  widths: [240, 480],
  width: 480,
  height: 600,
});

export const createPartner = (
  id: string,
  changes: Partial<FeaturedCharacter> = {},
): FeaturedCharacter => ({
  id,
  slug: `partner-${id}`,
  name: `伙伴${id}`,
  line: `第${id}句`,
  category: { id: 'companion', name: '陪伴' },
  tags: [],
  popularity: 1,
  created: '2026-01-01',
  picture: picture('portraits', id),
  greeting: `你好${id}`,
  ...changes,
});

export const createGame = (id: string): GameCard => ({
  id,
  slug: `game-${id}`,
  title: `游戏${id}`,
  summary: '',
  genres: [{ id: 'rpg', name: '角色扮演' }],
  platforms: [],
  released: '2026-01-01',
  developer: '',
  players: '1',
  picture: null,
});

export const createActivity = (id: string, changes: Partial<Activity> = {}): Activity => ({
  id,
  slug: `activity-${id}`,
  title: `活动${id}`,
  summary: `简介${id}`,
  body: '正文',
  steps: ['第一步'],
  rewards: [{ name: '徽章' }, { name: '回信' }],
  state: 'running',
  starts_on: '2026-11-16',
  ends_on: '2026-11-22',
  days_left: 3,
  games: [{ id: '2001', title: '山羊邮差' }],
  characters: [{ id: '1001', name: '小鸢' }],
  picture: picture('banners', id),
  ...changes,
});
