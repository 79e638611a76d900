import type { Device } from '@huoban/contracts';

const BOTH: readonly Device[] = ['desktop', 'mobile'];
const DESKTOP: readonly Device[] = ['desktop'];
const MOBILE: readonly Device[] = ['mobile'];

/**
 * Public routes of the specification, section 2, without language and `m` prefix: an example path and the layouts that
 * must serve it. The catch-all belongs to the shell.
 */
export const REQUIRED_ROUTES: readonly { path: string; devices: readonly Device[] }[] = [
  { path: '/', devices: BOTH },
  { path: '/activity', devices: BOTH },
  { path: '/about-us', devices: BOTH },
  { path: '/profile', devices: BOTH },
  { path: '/profile/removeAccount-7', devices: MOBILE },
  { path: '/game-library', devices: BOTH },
  { path: '/game-library/7', devices: BOTH },
  { path: '/game-library/search', devices: BOTH },
  { path: '/game-library/game-role-7', devices: BOTH },
  { path: '/game-library/role-Info-7', devices: BOTH },
  { path: '/game-partner', devices: BOTH },
  { path: '/game-partner/chat-7', devices: BOTH },
  { path: '/game-partner/story-7', devices: BOTH },
  { path: '/game-partner/detail-7', devices: BOTH },
  { path: '/game-partner/game-list-7', devices: BOTH },
  ...['terms', 'privacy', 'douvterms', 'douvsubscribeterms'].flatMap((page) => [
    { path: `/${page}`, devices: DESKTOP },
    { path: `/${page}7`, devices: DESKTOP },
    { path: `/${page}.html`, devices: DESKTOP },
  ]),
  { path: '/topup/agreement7.html', devices: DESKTOP },
  ...[
    '/terms-txj.html',
    '/privacy-txj.html',
    '/douvsubscribeterms-legionzone.html',
    '/douvterms-legionzone.html',
  ].map((path) => ({ path, devices: DESKTOP })),
];
