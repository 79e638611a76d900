import { HTML_LANGUAGE, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import { pathnameOf } from '@huoban/runtime/routes';
import type { SitemapPath } from './sitemap-paths';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** The sitemap of all languages: each page names its other languages and its phone twin, as the pages themselves do. */
export function sitemapXml(paths: readonly SitemapPath[], origin: string): string {
  const address = (path: string, language: Language, device: Device) =>
    escaped(origin + pathnameOf({ language, device, path }));
  const link = (attributes: string, href: string) =>
    `<xhtml:link rel="alternate" ${attributes} href="${href}"/>`;
  const alternates = (path: string) =>
    [
      ...LANGUAGES.map((language) =>
        link(`hreflang="${HTML_LANGUAGE[language]}"`, address(path, language, 'desktop')),
      ),
      link('hreflang="x-default"', address(path, 'zh', 'desktop')),
    ].join('');
  const entries = paths.flatMap(({ path, hasPhoneTwin }) =>
    LANGUAGES.map((language) => {
      const twin = hasPhoneTwin
        ? link('media="only screen and (max-width: 768px)"', address(path, language, 'mobile'))
        : '';
      return `<url><loc>${address(path, language, 'desktop')}</loc>${alternates(path)}${twin}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}
