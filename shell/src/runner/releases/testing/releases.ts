import { SECTION_NAMES, type PinnedSection, type Release } from '@huoban/contracts';

const pin = (version: string): PinnedSection => ({ version, record: '', fallback: null });

/** A release in which every artifact has version 1, apart from the changes. */
export function releaseOf(
  changes: Partial<Record<'shell' | (typeof SECTION_NAMES)[number], PinnedSection | string>> = {},
): Release {
  const pinOf = (name: keyof typeof changes): PinnedSection => {
    const change = changes[name] ?? '1';
    return typeof change === 'string' ? pin(change) : change;
  };
  const [home, partner, library, account, legal] = SECTION_NAMES;
  return {
    format: 1,
    shell: pinOf('shell'),
    sections: {
      [home]: pinOf(home),
      [partner]: pinOf(partner),
      [library]: pinOf(library),
      [account]: pinOf(account),
      [legal]: pinOf(legal),
    },
    routes: [
      {
        section: home,
        page: 'home',
        pattern: '/',
        devices: ['desktop', 'mobile'],
        guards: ['check-device'],
      },
      {
        section: legal,
        page: 'terms',
        pattern: '/terms',
        devices: ['desktop'],
        guards: [],
        query: ['a'],
      },
    ],
    files: {},
  };
}

/** A pin with a fallback version. */
export const withFallback = (version: string, fallback: string): PinnedSection => ({
  version,
  record: '',
  fallback: { version: fallback, record: '' },
});
