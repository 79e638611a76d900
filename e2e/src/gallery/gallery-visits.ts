import type { Language } from '@huoban/contracts';
import { addressOf } from '../journey-pages';
import { SCREENS, visitsOf, type Screen, type ScreenVisit } from '../screens';

/** A word that finds games and partners, in the language of the page. */
const WORDS: Record<Language, string> = { zh: '龙', en: 'dragon', ja: '竜' };

/** Screens besides, and those that look different to who is logged in. */
const BESIDES: readonly Screen[] = [
  { name: 'role info', path: '/game-library/role-Info-5001', devices: ['desktop', 'mobile'] },
  {
    name: 'open chat',
    path: '/game-partner/chat-1001',
    devices: ['desktop', 'mobile'],
    isPrivate: true,
  },
];

/** Every screen as the gallery shows it. */
export const galleryVisits = (): ScreenVisit[] =>
  visitsOf([...SCREENS, ...BESIDES]).map((visit) =>
    visit.name === 'search' ? { ...visit, address: searchAddress(visit) } : visit,
  );

const searchAddress = ({ language, device }: ScreenVisit): string =>
  addressOf(
    `/game-library/search?searchValue=${encodeURIComponent(WORDS[language])}`,
    language,
    device,
  );
