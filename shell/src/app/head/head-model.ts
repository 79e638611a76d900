import {
  HTML_LANGUAGE,
  LANGUAGES,
  type Language,
  type PageHead,
  type SiteConfig,
} from '@huoban/contracts';
import { pathnameOf, plainPath, type RouteLocation } from '@huoban/runtime';
import type { RouteMap } from '@huoban/runtime/internal';

/** Head of a page with absolute URLs. */
export interface HeadModel {
  language: Language;
  title: string;
  description: string;
  image: string;
  siteName: string;
  noIndex: boolean;
  /** Null where no route matches. */
  canonical: string | null;
  alternates: { hreflang: string; href: string }[];
  /** URL of the mobile layout of a desktop page. */
  mobile: string | null;
  jsonLd: Record<string, unknown>[];
  preloadImage: PageHead['preloadImage'];
}

const DEFAULT_IMAGE = '/media/og/default.png';

/** Canonical URLs have neither query nor trailing slash; that of a mobile page is its desktop layout. */
export function headModel(
  head: PageHead,
  routeLocation: RouteLocation,
  site: SiteConfig,
  routes: RouteMap,
): HeadModel {
  const path = plainPath(routeLocation.path);
  const devices = routes.devices(routeLocation.path);
  const urlOf = (language: Language, device: RouteLocation['device']): string =>
    site.origin + pathnameOf({ language, device, path });
  const canonicalDevice = devices.includes('desktop') ? 'desktop' : routeLocation.device;
  const known = devices.includes(routeLocation.device);
  return {
    language: routeLocation.language,
    title: head.title,
    description: head.description,
    image: new URL(head.image ?? DEFAULT_IMAGE, site.origin).href,
    siteName: site.name[routeLocation.language],
    noIndex: head.noIndex ?? !known,
    canonical: known ? urlOf(routeLocation.language, canonicalDevice) : null,
    alternates: known
      ? [
          ...LANGUAGES.map((language) => ({
            hreflang: HTML_LANGUAGE[language],
            href: urlOf(language, routeLocation.device),
          })),
          { hreflang: 'x-default', href: urlOf('zh', routeLocation.device) },
        ]
      : [],
    mobile:
      known && routeLocation.device === 'desktop' && devices.includes('mobile')
        ? urlOf(routeLocation.language, 'mobile')
        : null,
    jsonLd: head.jsonLd ?? [],
    preloadImage: head.preloadImage,
  };
}

const SEPARATOR = ' · ';

/** Appends the site's name unless a part of the title is the name already. */
export const titleOf = ({ title, siteName }: HeadModel): string =>
  title.split(SEPARATOR).includes(siteName) ? title : title + SEPARATOR + siteName;
