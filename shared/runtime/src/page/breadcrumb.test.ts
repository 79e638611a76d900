import type { SiteConfig } from '@huoban/contracts';
import { addressOf, breadcrumb } from './breadcrumb';

const ctx = { language: 'en' as const, site: { origin: 'https://x.example' } as SiteConfig };

describe('breadcrumb', () => {
  it('numbers the steps and returns absolute URLs in the language of the page', () => {
    const steps = [
      { name: 'Games', path: '/game-library/' },
      { name: 'Pillow', path: '/game-library/2015' },
    ];
    expect(breadcrumb(ctx, steps)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Games',
          item: addressOf(ctx, steps[0]?.path ?? ''),
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Pillow',
          item: 'https://x.example/en/game-library/2015',
        },
      ],
    });
  });
});
