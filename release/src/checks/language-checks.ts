import { LANGUAGES, type VersionRecord } from '@huoban/contracts';
import type { Refusal } from '../refusal';
import { versionLabel } from './version-label';

const MAX_LISTED_KEYS = 5;

type VersionMessages = Pick<VersionRecord, 'name' | 'version' | 'locales' | 'messages'>;

/**
 * R005: the version has every language, and every language has every key. Versions built before keys were recorded are
 * checked for languages only.
 */
export function checkLanguages(version: VersionMessages): Refusal[] {
  return [...checkLanguagesPresent(version), ...checkMessagesComplete(version)];
}

function checkLanguagesPresent(version: VersionMessages): Refusal[] {
  const missing = LANGUAGES.filter((language) => !version.locales.includes(language));
  if (missing.length === 0) return [];
  return [
    {
      code: 'R005',
      subject: versionLabel(version),
      problem: `it has no messages in ${missing.join(', ')}`,
      remedy: 'Add the missing languages and build again.',
    },
  ];
}

function checkMessagesComplete(version: VersionMessages): Refusal[] {
  return Object.entries(version.messages?.missing ?? {}).map(([language, keys]) => ({
    code: 'R005',
    subject: versionLabel(version),
    problem: `${keys.length} of its keys have no text in ${language}: ${listSome(keys)}`,
    remedy: `Add them to src/locales/${language}.json and build again.`,
  }));
}

const listSome = (keys: string[]): string =>
  keys.slice(0, MAX_LISTED_KEYS).join(', ') + (keys.length > MAX_LISTED_KEYS ? ' …' : '');
