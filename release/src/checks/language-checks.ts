import { LANGUAGES, type VersionRecord } from '@huoban/contracts';
import type { Refusal } from '../refusal';
import { named } from './subject';

const NAMED_KEYS = 5;

/**
 * R005: the version has every language of the site, and every language has every key. Versions built before keys were
 * recorded are held to the first half only: a missing key shows as its name, and breaks nothing.
 */
export function checkLanguages(version: VersionRecord): Refusal[] {
  return [...checkPresent(version), ...checkComplete(version)];
}

function checkPresent(version: VersionRecord): Refusal[] {
  const missing = LANGUAGES.filter((language) => !version.locales.includes(language));
  if (missing.length === 0) return [];
  return [
    {
      code: 'R005',
      subject: named(version),
      problem: `it has no messages in ${missing.join(', ')}`,
      remedy: 'Add the missing languages and build again.',
    },
  ];
}

function checkComplete(version: VersionRecord): Refusal[] {
  return Object.entries(version.messages?.missing ?? {}).map(([language, keys]) => ({
    code: 'R005',
    subject: named(version),
    problem: `${keys.length} of its keys have no words in ${language}: ${someOf(keys)}`,
    remedy: `Write them in src/locales/${language}.json and build again.`,
  }));
}

const someOf = (keys: string[]): string =>
  keys.slice(0, NAMED_KEYS).join(', ') + (keys.length > NAMED_KEYS ? ' …' : '');
