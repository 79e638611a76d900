import { LANGUAGES, type Language } from '@huoban/contracts';
import { titleOf, type HeadModel } from '../../app/head/head-model';
import { escapeHtml, jsonIsland, tag } from './markup';

const meta = (name: string, content: string): string => tag('meta', { name, content });
const property = (name: string, content: string): string =>
  tag('meta', { property: name, content });

const OPEN_GRAPH_LOCALES: Record<Language, string> = { zh: 'zh_CN', en: 'en_US', ja: 'ja_JP' };

/** Tags for search engines and link previews. */
export function headTags(head: HeadModel): string {
  const title = titleOf(head);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description),
    head.noIndex ? meta('robots', 'noindex') : '',
    head.canonical ? tag('link', { rel: 'canonical', href: head.canonical }) : '',
    ...head.alternates.map(({ hreflang, href }) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
    head.mobile
      ? tag('link', {
          rel: 'alternate',
          media: 'only screen and (max-width: 768px)',
          href: head.mobile,
        })
      : '',
    property('og:type', 'website'),
    property('og:locale', OPEN_GRAPH_LOCALES[head.language]),
    ...LANGUAGES.filter((other) => other !== head.language).map((other) =>
      property('og:locale:alternate', OPEN_GRAPH_LOCALES[other]),
    ),
    property('og:site_name', head.siteName),
    property('og:title', title),
    property('og:description', head.description),
    property('og:image', head.image),
    head.canonical ? property('og:url', head.canonical) : '',
    meta('twitter:card', 'summary_large_image'),
    ...head.jsonLd.map(
      (data) =>
        `<script type="application/ld+json">${jsonIsland({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ].join('');
}

export function preloadImage(head: HeadModel): string {
  if (!head.preloadImage) return '';
  const { srcSet, sizes, type } = head.preloadImage;
  return tag('link', {
    rel: 'preload',
    as: 'image',
    imagesrcset: srcSet,
    imagesizes: sizes,
    type,
    fetchpriority: 'high',
  });
}
