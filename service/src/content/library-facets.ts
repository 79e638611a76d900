import type { Localized } from '../database/tables';

/** Genres of the library, in the order of the filters. */
export const GENRES: Record<string, Localized> = {
  adventure: { zh: '冒险', en: 'Adventure', ja: 'アドベンチャー' },
  rpg: { zh: '角色扮演', en: 'Role-playing', ja: 'RPG' },
  action: { zh: '动作', en: 'Action', ja: 'アクション' },
  strategy: { zh: '策略', en: 'Strategy', ja: 'ストラテジー' },
  simulation: { zh: '模拟经营', en: 'Simulation', ja: 'シミュレーション' },
  puzzle: { zh: '解谜', en: 'Puzzle', ja: 'パズル' },
  racing: { zh: '竞速', en: 'Racing', ja: 'レース' },
  sports: { zh: '体育', en: 'Sports', ja: 'スポーツ' },
  shooter: { zh: '射击', en: 'Shooter', ja: 'シューティング' },
  survival: { zh: '生存', en: 'Survival', ja: 'サバイバル' },
  card: { zh: '卡牌', en: 'Card game', ja: 'カードゲーム' },
  rhythm: { zh: '音乐节奏', en: 'Rhythm', ja: 'リズムゲーム' },
  sandbox: { zh: '沙盒', en: 'Sandbox', ja: 'サンドボックス' },
  horror: { zh: '恐怖', en: 'Horror', ja: 'ホラー' },
  party: { zh: '派对', en: 'Party', ja: 'パーティー' },
  moba: { zh: 'MOBA', en: 'MOBA', ja: 'MOBA' },
};

/** Platforms, in the order of the filters. */
export const PLATFORMS: Record<string, Localized> = {
  pc: { zh: '电脑', en: 'PC', ja: 'PC' },
  mobile: { zh: '手机', en: 'Mobile', ja: 'スマートフォン' },
  switch: { zh: 'Switch', en: 'Switch', ja: 'Switch' },
  playstation: { zh: 'PlayStation', en: 'PlayStation', ja: 'PlayStation' },
  xbox: { zh: 'Xbox', en: 'Xbox', ja: 'Xbox' },
};
