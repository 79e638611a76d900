import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import { addressOf } from './address';

/** One screen of the specification, under ids of the seeded content. */
export interface Screen {
  name: string;
  /** Path without language and `m` prefix. */
  path: string;
  devices: readonly Device[];
  /** Needs a visitor who is logged in. */
  isPrivate?: true;
  /** HTTP status of a direct request; 200 unless said. */
  status?: number;
}

const both = (name: string, path: string): Screen => ({ name, path, devices: DEVICES });
const legal = (path: string): Screen => ({ name: path.slice(1), path, devices: ['desktop'] });

/** Every screen: the public ones, the two private ones and the error page. */
export const SCREENS: readonly Screen[] = [
  both('home', '/'),
  both('partner square', '/game-partner/'),
  both('partner detail', '/game-partner/detail-1001'),
  both('partner games', '/game-partner/game-list-1001'),
  both('chat', '/game-partner/chat-1001'),
  both('story', '/game-partner/story-3001'),
  both('game library', '/game-library'),
  both('game', '/game-library/2001'),
  both('game roles', '/game-library/game-role-2001'),
  both('search', '/game-library/search?searchValue=2001'),
  both('activity', '/activity/'),
  both('about us', '/about-us/'),
  both('membership', '/membership'),
  both('questions', '/faq'),
  { ...both('profile', '/profile'), isPrivate: true },
  { ...both('account removal', '/profile/removeAccount-1'), isPrivate: true },
  ...['terms', 'privacy', 'douvterms', 'douvsubscribeterms'].flatMap((word) => [
    legal(`/${word}`),
    legal(`/${word}.html`),
    legal(`/${word}7`),
  ]),
  legal('/terms-txj.html'),
  legal('/privacy-txj.html'),
  legal('/douvterms-legionzone.html'),
  legal('/douvsubscribeterms-legionzone.html'),
  legal('/topup/agreement5.html'),
  { ...both('not found', '/no-such-page'), status: 404 },
];

export interface ScreenVisit extends Screen {
  language: Language;
  device: Device;
  address: string;
}

/** Screens in every language and in each of their layouts. */
export const visitsOf = (screens: readonly Screen[]): ScreenVisit[] =>
  screens.flatMap((screen) =>
    LANGUAGES.flatMap((language) =>
      screen.devices.map((device) => ({
        ...screen,
        language,
        device,
        address: addressOf(screen.path, language, device),
      })),
    ),
  );
