import type { Language } from '@huoban/contracts';
import { addressOf } from '../page/address';
import { SCREENS, visitsOf, type Screen, type ScreenVisit } from '../page/screens';

/** A term that finds games and partners, in the language of the page. */
const SEARCH_TERMS: Record<Language, string> = { zh: '龙', en: 'dragon', ja: '竜' };

/** More screens, and those that look different to a logged-in visitor. */
const ADDITIONAL_SCREENS: readonly Screen[] = [
  { name: 'role info', path: '/game-library/role-Info-5001', devices: ['desktop', 'mobile'] },
  {
    name: 'open chat',
    path: '/game-partner/chat-1001',
    devices: ['desktop', 'mobile'],
    isPrivate: true,
  },
];

export const galleryVisits = (): ScreenVisit[] => [
  ...visitsOf([...SCREENS, ...ADDITIONAL_SCREENS]).map((visit) =>
    visit.name === 'search' ? { ...visit, address: searchAddress(visit) } : visit,
  ),
  // Phones show them, although they have no mobile twin.
  ...visitsOf(SCREENS.filter(({ name }) => ALSO_ON_PHONES.includes(name))).map((visit) => ({
    ...visit,
    device: 'mobile' as const,
  })),
];

const ALSO_ON_PHONES = ['terms', 'privacy.html', 'topup/agreement5.html'];

const searchAddress = ({ language, device }: ScreenVisit): string =>
  addressOf(
    `/game-library/search?searchValue=${encodeURIComponent(SEARCH_TERMS[language])}`,
    language,
    device,
  );
