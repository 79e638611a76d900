import type { Language } from '@huoban/contracts';
import { addressOf } from '../page/address';
import { SCREENS, visitsOf, type Screen, type ScreenVisit } from '../page/screens';

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
export const galleryVisits = (): ScreenVisit[] => [
  ...visitsOf([...SCREENS, ...BESIDES]).map((visit) =>
    visit.name === 'search' ? { ...visit, address: searchAddress(visit) } : visit,
  ),
  // They have no mobile twin, and phones show them all the same.
  ...visitsOf(SCREENS.filter(({ name }) => ON_PHONES_TOO.includes(name))).map((visit) => ({
    ...visit,
    device: 'mobile' as const,
  })),
];

const ON_PHONES_TOO = ['terms', 'privacy.html', 'topup/agreement5.html'];

const searchAddress = ({ language, device }: ScreenVisit): string =>
  addressOf(
    `/game-library/search?searchValue=${encodeURIComponent(WORDS[language])}`,
    language,
    device,
  );
