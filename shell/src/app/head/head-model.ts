import {
  HTML_LANGUAGE,
  LANGUAGES,
  type Language,
  type PageHead,
  type SiteConfig,
} from '@huoban/contracts';
import { pathnameOf, plainPath, type RouteLocation } from '@huoban/runtime';
import type { RouteMap } from '@huoban/runtime/internal';

/** Head of a page with all its addresses made absolute. */
export interface HeadModel {
  language: Language;
  title: string;
  description: string;
  image: string;
  siteName: string;
  noIndex: boolean;
  /** Absent where the address names nothing. */
  canonical: string | null;
  alternates: { hreflang: string; href: string }[];
  /** The phone twin of a desktop page. */
  mobile: string | null;
  jsonLd: Record<string, unknown>[];
  preloadImage: PageHead['preloadImage'];
}

const DEFAULT_IMAGE = '/media/og/default.png';

/** Canonical addresses carry neither query nor trailing slash; a phone page's canonical is its desktop twin. */
export function headModel(
  head: PageHead,
  place: RouteLocation,
  site: SiteConfig,
  routes: RouteMap,
): HeadModel {
  const path = plainPath(place.path);
  const devices = routes.devices(place.path);
  const at = (language: Language, device: RouteLocation['device']): string =>
    site.origin + pathnameOf({ language, device, path });
  const canonicalDevice = devices.includes('desktop') ? 'desktop' : place.device;
  const known = devices.includes(place.device);
  return {
    language: place.language,
    title: head.title,
    description: head.description,
    image: new URL(head.image ?? DEFAULT_IMAGE, site.origin).href,
    siteName: site.name[place.language],
    noIndex: head.noIndex ?? !known,
    canonical: known ? at(place.language, canonicalDevice) : null,
    alternates: known
      ? [
          ...LANGUAGES.map((language) => ({
            hreflang: HTML_LANGUAGE[language],
            href: at(language, place.device),
          })),
          { hreflang: 'x-default', href: at('zh', place.device) },
        ]
      : [],
    mobile:
      known && place.device === 'desktop' && devices.includes('mobile')
        ? at(place.language, 'mobile')
        : null,
    jsonLd: head.jsonLd ?? [],
    preloadImage: head.preloadImage,
  };
}

const SEPARATOR = ' · ';

/** Titles end with the site's name, unless one of their parts is it already. */
export const titleOf = ({ title, siteName }: HeadModel): string =>
  title.split(SEPARATOR).includes(siteName) ? title : title + SEPARATOR + siteName;
