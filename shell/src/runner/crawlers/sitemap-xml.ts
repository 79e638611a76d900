import { HTML_LANGUAGE, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import { pathnameOf } from '@huoban/runtime/routes';
import { escapeHtml } from '../../server/document/markup';
import type { SitemapPath } from './sitemap-paths';

/** The sitemap of all languages: each page names its other languages and its mobile layout, like the pages' own heads. */
export function sitemapXml(paths: readonly SitemapPath[], origin: string): string {
  const url = (path: string, language: Language, device: Device) =>
    escapeHtml(origin + pathnameOf({ language, device, path }));
  const link = (attributes: string, href: string) =>
    `<xhtml:link rel="alternate" ${attributes} href="${href}"/>`;
  const alternates = (path: string) =>
    [
      ...LANGUAGES.map((language) =>
        link(`hreflang="${HTML_LANGUAGE[language]}"`, url(path, language, 'desktop')),
      ),
      link('hreflang="x-default"', url(path, 'zh', 'desktop')),
    ].join('');
  const entries = paths.flatMap(({ path, hasMobileLayout }) =>
    LANGUAGES.map((language) => {
      const mobile = hasMobileLayout
        ? link('media="only screen and (max-width: 768px)"', url(path, language, 'mobile'))
        : '';
      return `<url><loc>${url(path, language, 'desktop')}</loc>${alternates(path)}${mobile}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}
