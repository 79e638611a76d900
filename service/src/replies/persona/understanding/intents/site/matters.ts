import type { Language } from '@huoban/contracts';
import { CHINESE_MATTERS } from './chinese';
import { ENGLISH_MATTERS } from './english';
import { JAPANESE_MATTERS } from './japanese';
import { normalizeCharacters } from '../../normalize-text';

/** What visitors need help with on the site, each with an answer of its own in `site.json`. */
export const SITE_MATTERS = [
  'codeMissing',
  'foreignNumber',
  'password',
  'afterRemoval',
  'removalLosses',
  'removal',
  'guestKept',
  'guest',
  'childPaid',
  'beansMissing',
  'chargedTwice',
  'beansExpire',
  'beansTransfer',
  'beanPrice',
  'refund',
  'renewal',
  'membershipPrice',
  'advertising',
  'otherPartners',
  'otherVisitors',
  'report',
  'curfew',
  'minorsPay',
  'age',
  'requirements',
  'stolen',
  'training',
  'nickname',
  'newNumber',
  'limit',
  'deleteChat',
  'writingOnly',
  'free',
  'messageLength',
  'ownership',
  'groups',
  'export',
  'download',
] as const;
export type SiteMatter = (typeof SITE_MATTERS)[number];

/**
 * A matter, and the word classes that a message about it contains, one pattern each, in any order. By precedence.
 * Single words such as “refund” occur in games and in lives, so most matters need two.
 */
export type MatterPatterns = [matter: SiteMatter, all: RegExp[], none?: RegExp][];

const MATTERS: Record<Language, MatterPatterns> = {
  zh: CHINESE_MATTERS,
  en: ENGLISH_MATTERS,
  ja: JAPANESE_MATTERS,
};

/** The matter of the site that a message is about. */
export function detectSiteMatter(message: string, language: Language): SiteMatter | undefined {
  const text = normalizeCharacters(message).toLowerCase();
  return MATTERS[language].find(
    ([, all, none]) => all.every((pattern) => pattern.test(text)) && none?.test(text) !== true,
  )?.[0];
}
