import { HTML_LANGUAGE, type Language, type SiteConfig } from '@huoban/contracts';
import { pathnameOf } from '@huoban/runtime/routes';

const INK = '#0D1014';
const icon = (side: number) => ({
  src: `/media/icons/icon-${String(side)}.png`,
  sizes: `${String(side)}x${String(side)}`,
  type: 'image/png',
});

/** The web manifest. It starts on the mobile home page in the same language. */
export function webManifest({ name, tagline }: SiteConfig, language: Language) {
  const start = pathnameOf({ language, device: 'mobile', path: '/' });
  return {
    id: start,
    name: name[language],
    short_name: name[language],
    description: tagline[language],
    lang: HTML_LANGUAGE[language],
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: INK,
    theme_color: INK,
    icons: [icon(192), icon(512)],
  };
}
