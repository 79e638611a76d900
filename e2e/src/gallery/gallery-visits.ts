import type { Language } from '@huoban/contracts';
import { addressOf } from '../journey-pages';
import { SCREENS, visitsOf, type Screen, type ScreenVisit } from '../screens';

/** A word that finds games and partners, in the language of the page. */
const WORDS: Record<Language, string> = { zh: '龙', en: 'dragon', ja: '竜' };

/** Screens that look different to those who are logged in. */
const OF_MEMBERS: readonly Screen[] = [
  {
    name: 'open chat',
    path: '/game-partner/chat-1001',
    devices: ['desktop', 'mobile'],
    isPrivate: true,
  },
];

/** Every screen as the gallery shows it. */
export const galleryVisits = (): ScreenVisit[] =>
  visitsOf([...SCREENS, ...OF_MEMBERS]).map((visit) =>
    visit.name === 'search' ? { ...visit, address: searchAddress(visit) } : visit,
  );

const searchAddress = ({ language, device }: ScreenVisit): string =>
  addressOf(
    `/game-library/search?searchValue=${encodeURIComponent(WORDS[language])}`,
    language,
    device,
  );
