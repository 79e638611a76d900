import { DEFAULT_LANGUAGE, isLanguage, type Device, type Language } from '@huoban/contracts';

/** A parsed pathname. `path` has no language and no `m` prefix, starts with `/` and keeps its case. */
export interface RouteLocation {
  language: Language;
  device: Device;
  path: string;
}

/** Parses a pathname as `/[language][/m]/rest`. `zh` is not a prefix: `/zh/x` is an ordinary path. */
export function parsePlace(pathname: string): RouteLocation {
  const segments = pathname.split('/').slice(1);
  let language: Language = DEFAULT_LANGUAGE;
  let device: Device = 'desktop';
  const first = segments[0]?.toLowerCase();
  if (isLanguage(first) && first !== DEFAULT_LANGUAGE) {
    language = first;
    segments.shift();
  }
  if (segments[0]?.toLowerCase() === 'm') {
    device = 'mobile';
    segments.shift();
  }
  return { language, device, path: `/${segments.join('/')}` };
}

/** Pathname of `path` in a language and layout, for example `/ja/m/game-partner/`. */
export function pathnameOf({ language, device, path }: RouteLocation): string {
  const prefix =
    (language === DEFAULT_LANGUAGE ? '' : `/${language}`) + (device === 'mobile' ? '/m' : '');
  if (path === '/') return device === 'mobile' ? `${prefix}/` : prefix || '/';
  // Two leading slashes would address another host.
  return prefix + path.replace(/^\/+/, '/');
}

/** Removes the trailing slash, for comparisons and canonical URLs. */
export const plainPath = (path: string): string => path.replace(/\/+$/, '') || '/';
