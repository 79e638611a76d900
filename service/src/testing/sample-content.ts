import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_STORY } from './sample-story';

const text = (zh: string, en: string, ja: string) => ({ zh, en, ja });

const game = (
  id: string,
  slug: string,
  title: ReturnType<typeof text>,
  more: Record<string, unknown>,
) => ({
  id,
  slug,
  title,
  aliases: { zh: [], en: [], ja: [] },
  genres: ['adventure'],
  platforms: ['pc'],
  released: '2024-01-01',
  developer: text('山工房', 'Hill Works', '山工房'),
  players: '1-4',
  summary: text('没有说明。', 'No summary.', '説明なし。'),
  article: [],
  ...more,
});

const GAMES = [
  game('2001', 'star-lamp', text('星灯塔', 'The Star Lamp', '星灯台'), {
    aliases: { zh: ['星塔'], en: ['SL'], ja: ['ほしとう'] },
    released: '2020-05-01',
    genres: ['adventure', 'puzzle'],
    summary: text('点亮一座灯塔。', 'Light a lighthouse.', '灯台に火をともす。'),
  }),
  game('2002', 'salt-oath', text('盐誓', 'Salt Oath', '塩の誓い'), {
    released: '2025-02-03',
    genres: ['rpg'],
    platforms: ['pc', 'mobile'],
    summary: text('远处能看见星灯塔。', 'The Star Lamp is in sight.', '星灯台が見える。'),
  }),
  game('2003', 'bee-ledger', text('蜂账本', 'The Bee Ledger', 'ミツバチ帳簿'), {
    genres: ['puzzle'],
    article: [
      {
        heading: text('玩法', 'How it plays', '遊び方'),
        body: text('星灯塔星灯塔星灯塔星灯塔。', 'Honey and numbers.', '蜂蜜と数字。'),
      },
    ],
  }),
];

const entity = (id: string, kind: 'role' | 'thing' | 'place', name: ReturnType<typeof text>) => ({
  id,
  kind,
  name,
  summary: text('楼里的。', 'Of the tower.', '塔のもの。'),
  sections: [
    { heading: text('来历', 'Origin', '由来'), body: text('很旧。', 'Very old.', 'とても古い。') },
  ],
  ...(kind === 'role' && {
    role: {
      title: text('看守', 'Keeper', '灯台守'),
      skill: text('数台阶', 'Counts steps', '段を数える'),
    },
  }),
});

export const STAR_LAMP_ENTITIES = [
  entity('5001', 'thing', text('黄镜', 'Amber Mirror', '琥珀の鏡')),
  entity('5002', 'role', text('老灯芯', 'Old Wick', '灯芯じい')),
  entity('5003', 'place', text('第九层', 'Ninth Floor', '九階')),
  entity('5004', 'role', text('阿折', 'Zhe', '阿折')),
];

const character = (id: string, slug: string, name: string, more: Record<string, unknown>) => ({
  id,
  slug,
  name: text(name, slug, slug),
  line: text('我在。', 'I am here.', 'ここにいるよ。'),
  bio: text('一位伙伴。', 'A partner.', '相棒です。'),
  greeting: text('你好', 'Hello', 'こんにちは'),
  voice: text('轻声', 'Soft', '小声'),
  samples: [{ user: text('在吗', 'There?', 'いる？'), reply: text('在', 'Yes', 'いるよ') }],
  knowledge: [],
  tags: ['gentle'],
  category: 'companion',
  games: ['star-lamp'],
  popularity: 100,
  created: '2025-01-01',
  look: { build: 'human' },
  ...more,
});

const CHARACTERS = [
  character('1001', 'remi', '雷米', { popularity: 900, games: ['star-lamp', 'salt-oath'] }),
  character('1002', 'fern', '林蕨', { category: 'guide', tags: ['aim'], created: '2026-01-01' }),
  character('1003', 'nap', '困困', { popularity: 500, games: ['not-made-yet'] }),
];

const ACTIVITY = {
  id: '3001',
  slug: 'slow-week',
  title: text('慢慢来周', 'The slow week', 'のんびり週間'),
  summary: text('不排名次。', 'No rankings.', '順位なし。'),
  body: text('慢慢来。', 'Take your time.', 'ゆっくり。'),
  steps: [
    text('第一步', 'Step one', 'その一'),
    { ...text('去聊', 'Talk', '話す'), to: { page: 'chat', slug: 'remi' } },
    { ...text('去玩', 'Play', '遊ぶ'), to: { page: 'game', slug: 'not-made-yet' } },
  ],
  rewards: [text('徽章', 'A badge', 'バッジ')],
  joinable: true,
  mark: text('慢', 'Slow', '遅'),
  vote: {
    question: text('选哪个', 'Which one', 'どちら'),
    options: [
      { id: 'a', name: text('甲', 'A', '甲') },
      { id: 'b', name: text('乙', 'B', '乙') },
    ],
  },
  games: ['star-lamp', 'not-made-yet'],
  characters: ['remi'],
};

const FILES: Record<string, unknown> = {
  'tags.json': { gentle: text('温柔', 'Gentle', 'やさしい'), aim: text('枪法', 'Aim', 'エイム') },
  'categories.json': {
    companion: text('陪伴', 'Companions', 'なかよし'),
    guide: text('向导', 'Guides', '案内人'),
  },
  ...Object.fromEntries(GAMES.map((each) => [`games/${each.slug}.json`, each])),
  'entities/star-lamp.json': STAR_LAMP_ENTITIES,
  ...Object.fromEntries(CHARACTERS.map((each) => [`characters/${each.slug}.json`, each])),
  [`stories/${SAMPLE_STORY.slug}.json`]: SAMPLE_STORY,
  'activities/slow-week.json': { ...ACTIVITY, starts: 0, ends: 6 },
  'activities/over.json': { ...ACTIVITY, id: '3002', slug: 'over', starts: -20, ends: -10 },
};

/** Writes a small content folder. @returns its path and a function that removes it. */
export async function createSampleContent(): Promise<{
  folder: string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  for (const kind of ['games', 'entities', 'characters', 'activities', 'stories'])
    await mkdir(join(folder, kind), { recursive: true });
  for (const [file, value] of Object.entries(FILES))
    await writeFile(join(folder, file), JSON.stringify(value));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
