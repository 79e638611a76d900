import { DEFAULT_LANGUAGE, isLanguage, type Device, type Language } from '@huoban/contracts';

/** Where a visitor is: `path` has neither language nor `m` prefix, begins with `/` and keeps its case. */
export interface RouteLocation {
  language: Language;
  device: Device;
  path: string;
}

/** Splits a pathname as `/[language][/m]/rest`. `zh` is no prefix: `/zh/x` is a path like any other. */
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
  // Two slashes at the beginning would name another host.
  return prefix + path.replace(/^\/+/, '/');
}

/** `path` without its trailing slash: the form that highlights and canonical addresses compare. */
export const plainPath = (path: string): string => path.replace(/\/+$/, '') || '/';
