import type { Partner, PartnerCard, PartnerPage } from '../components/partner-queries';

export const COACH = { id: 'coach', name: '教练', count: 2 };
export const RIVAL = { id: 'rival', name: '对手', count: 1 };
export const GENTLE = { id: 'gentle', name: '温柔', count: 2 };

export const createPartnerCard = (id: string, name: string): PartnerCard => ({
  id,
  slug: id,
  name,
  line: `${name}的一句话`,
  category: { id: 'coach', name: '教练' },
  tags: [{ id: 'gentle', name: '温柔' }],
  popularity: 10,
  created: '2026-03-10',
  picture: null,
});

/** One page of the square. */
export const createPartnerPage = (
  items: PartnerCard[],
  {
    page = 1,
    next = null,
    total = items.length,
  }: { page?: number; next?: number | null; total?: number } = {},
): PartnerPage => ({
  items,
  total,
  page,
  size: 24,
  next_page: next,
  categories: [COACH, RIVAL],
  tags: [GENTLE],
});

export const NAP: Partner = {
  ...createPartnerCard('1024', '困困'),
  preview: null,
  bio: '边睡边播的主播。',
  voice: '软绵绵拖长音。',
  greeting: '嗯……你来啦？',
  samples: [{ user: '快醒醒！', reply: '醒着呢……' }],
  games: [
    {
      id: '2015',
      slug: 'pillow',
      title: '枕头角斗场',
      summary: '用枕头打架。',
      genres: [{ id: 'party', name: '派对' }],
      platforms: [{ id: 'pc', name: '电脑' }],
      released: '2024-06-27',
      developer: '午睡联合会',
      players: '2-8',
      picture: null,
    },
  ],
  related: [createPartnerCard('1034', '真不是狼')],
};
