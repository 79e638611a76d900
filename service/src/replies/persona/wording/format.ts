import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../content/content-schema';
import { GENRES, PLATFORMS } from '../../../content/library-facets';

const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ja: 'ja-JP' };
const QUOTED: Record<Language, (title: string) => string> = {
  zh: (title) => `《${title}》`,
  ja: (title) => `『${title}』`,
  en: (title) => title,
};

/** Formats `2017-11-30` as a long date. */
export const formatDate = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Date and weekday in Beijing, by which the site counts days. */
export const formatToday = (now: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeZone: 'Asia/Shanghai',
  }).format(now);

export function formatList(items: string[], language: Language): string {
  if (language !== 'en') return items.join('、');
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);
}

export const formatTitles = (games: GameFile[], language: Language): string =>
  formatList(
    games.map(({ title }) => QUOTED[language](title[language])),
    language,
  );

export const formatGenres = ({ genres }: GameFile, language: Language): string =>
  formatList(
    genres.map((id) => GENRES[id]?.[language] ?? id),
    language,
  );

export const formatPlatform = (id: string, language: Language): string =>
  PLATFORMS[id]?.[language] ?? id;

export const formatPlatforms = ({ platforms }: GameFile, language: Language): string =>
  formatList(
    platforms.map((id) => formatPlatform(id, language)),
    language,
  );

const PLAYER_COUNTS: Record<Language, { alone: string; upTo: (count: string) => string }> = {
  zh: { alone: '一个人玩', upTo: (count) => `${count}人玩` },
  en: { alone: 'for one player', upTo: (count) => `for ${count} players` },
  ja: { alone: 'ひとり用', upTo: (count) => `${count}人用` },
};

export const formatPlayerCount = ({ players }: GameFile, language: Language): string =>
  players === '1' ? PLAYER_COUNTS[language].alone : PLAYER_COUNTS[language].upTo(players);

/** Adds a full stop if missing. */
export function withFullStop(text: string, language: Language): string {
  if (/[。！？.!?”’"」』…]$/u.test(text)) return text;
  return `${text}${language === 'en' ? '.' : '。'}`;
}

/** Changes third-person pronouns to the first person in Chinese texts about the partner. */
export const toFirstPerson = (text: string, language: Language): string =>
  language === 'zh' ? text.replace(/(?<!其)[他她它](?!们)/gu, '我') : text;

const ROUND: Record<Language, (minutes: number) => string> = {
  zh: (minutes) => `一局约${minutes}分钟`,
  en: (minutes) => `about ${minutes} minutes a round`,
  ja: (minutes) => `一回約${minutes}分`,
};

/** Length of one round; empty when it is not known. */
export const formatMinutes = (minutes: number | undefined, language: Language): string =>
  minutes === undefined ? '' : ROUND[language](minutes);
