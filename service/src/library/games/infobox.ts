import { DATE_LOCALE, LANGUAGES, type Language } from '@huoban/contracts';
import type { GameCard, GameDetail } from '@huoban/contracts/api';
import type { Localized } from '../../database/tables';

const LABELS = {
  developer: { zh: '开发商', en: 'Developer', ja: '開発元' },
  released: { zh: '发行日期', en: 'Released', ja: '発売日' },
  genres: { zh: '类型', en: 'Genre', ja: 'ジャンル' },
  platforms: { zh: '平台', en: 'Platforms', ja: 'プラットフォーム' },
  players: { zh: '玩家人数', en: 'Players', ja: 'プレイ人数' },
  aliases: { zh: '别名', en: 'Also known as', ja: '別名' },
} satisfies Record<string, Localized>;

/** Labels of a title in another language: by display language, then by the language of the title. */
const TITLE_LABELS: Record<Language, Localized> = {
  zh: { zh: '中文名', en: '英文名', ja: '日文名' },
  en: { zh: 'Chinese title', en: 'English title', ja: 'Japanese title' },
  ja: { zh: '中国語のタイトル', en: '英語のタイトル', ja: '日本語のタイトル' },
};

const SEPARATORS: Record<Language, string> = { zh: '、', en: ', ', ja: '、' };

/** Facts about a game as name and value, including its titles in the other languages. Empty values are omitted. */
export function presentInfobox(
  game: GameCard,
  { titles, aliases }: { titles: Localized; aliases: string[] },
  language: Language,
): GameDetail['infobox'] {
  const join = (names: string[]) => names.join(SEPARATORS[language]);
  const released = new Intl.DateTimeFormat(DATE_LOCALE[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${game.released}T00:00:00Z`));
  const facts: [label: keyof typeof LABELS, value: string][] = [
    ['developer', game.developer],
    ['released', released],
    ['genres', join(game.genres.map(({ name }) => name))],
    ['platforms', join(game.platforms.map(({ name }) => name))],
    ['players', game.players.replace('-', '–')],
    ['aliases', join(aliases)],
  ];
  const named = facts.map(([label, value]) => ({ name: LABELS[label][language], value }));
  const otherTitles = LANGUAGES.filter((other) => other !== language).map((other) => ({
    name: TITLE_LABELS[language][other],
    value: titles[other],
    language: other,
  }));
  return [...named.slice(0, -1), ...otherTitles, ...named.slice(-1)].filter(
    ({ value }) => value !== '',
  );
}
