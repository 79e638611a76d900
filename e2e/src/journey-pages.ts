import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';

export interface JourneyPage {
  name: string;
  /** Path without language and `m` prefix. */
  path: string;
}

/** The pages of the four journeys; ids of the seeded content. */
export const JOURNEY_PAGES: readonly JourneyPage[] = [
  { name: 'home', path: '/' },
  { name: 'partner square', path: '/game-partner/' },
  { name: 'partner detail', path: '/game-partner/detail-1001' },
  { name: 'game library', path: '/game-library' },
  { name: 'game', path: '/game-library/2001' },
  { name: 'search', path: '/game-library/search?searchValue=2001' },
];

export interface Visit extends JourneyPage {
  language: Language;
  device: Device;
  address: string;
}

export const addressOf = (path: string, language: Language, device: Device): string =>
  (language === 'zh' ? '' : `/${language}`) + (device === 'mobile' ? '/m' : '') + path;

/** Every journey page in three languages and two layouts. */
export const VISITS: readonly Visit[] = JOURNEY_PAGES.flatMap((page) =>
  LANGUAGES.flatMap((language) =>
    DEVICES.map((device) => ({
      ...page,
      language,
      device,
      address: addressOf(page.path, language, device),
    })),
  ),
);
