import { HTML_LANGUAGE } from '@huoban/contracts';
import type { RouteLocation } from '@huoban/runtime';
import { BOOT_ID, type Boot } from '../../app/release/boot';
import { EARLY_ATTRIBUTE } from '../../app/release/early-scripts';
import type { HeadModel } from '../../app/head/head-model';
import type { Asset, Assets } from './assets';
import { headTags, preloadImage } from './head-tags';
import { jsonIsland, tag } from './markup';

export interface DocumentParts {
  routeLocation: RouteLocation;
  head: HeadModel;
  /** Rendered application. */
  html: string;
  boot: Boot;
  main: Asset;
  /** Code of the script that runs before the first paint. */
  beforePaint: string;
  loader: Asset;
  /** Files of this page, preloaded so that none is discovered late. */
  page: Assets;
  /** URL of the same page in the other layout, for the guard `check-device`. */
  twin: string | null;
  /** Markup outside of the application: the header without JavaScript, and the tester badge. */
  noscriptHeader: string;
  badge: string;
}

const script = (
  { url, integrity }: Asset,
  data: Record<string, string | true | undefined>,
): string =>
  `${tag('script', { src: url, integrity, crossorigin: 'anonymous', ...data })}</script>`;

const scriptHint = ({ url, integrity }: Asset, early?: boolean): string =>
  tag('link', {
    rel: 'preload',
    as: 'script',
    href: url,
    integrity,
    crossorigin: 'anonymous',
    fetchpriority: 'low',
    [EARLY_ATTRIBUTE]: early || undefined,
  });

/** Renders the HTML document. It depends only on URL and release, so that it can be cached. */
export function renderDocument(parts: DocumentParts): string {
  const { routeLocation, head, page, main, boot } = parts;
  const isForced = boot.site.app.device === 'mobile';
  return [
    '<!doctype html>',
    tag('html', {
      lang: HTML_LANGUAGE[routeLocation.language],
      'data-device': routeLocation.device,
    }),
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    tag('script', {
      'data-twin': parts.twin ?? undefined,
      'data-device': routeLocation.device,
      'data-forced': isForced || undefined,
    }),
    `${parts.beforePaint}</script>`,
    preloadImage(head),
    headTags(head),
    '<meta name="theme-color" content="#0D1014">',
    '<link rel="icon" href="/media/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/media/icons/icon-180.png">',
    tag('link', { rel: 'manifest', href: `/manifest-${routeLocation.language}.webmanifest` }),
    ...page.styles.map(({ url, text }) => `${tag('style', { 'data-href': url })}${text}</style>`),
    script(parts.loader, {
      async: true,
      'data-main': main.url,
      'data-integrity': main.integrity,
      'data-release': boot.release,
      'data-token': boot.reportToken,
      'data-shell': boot.shell,
      'data-spare': boot.shellHasFallback || undefined,
    }),
    scriptHint(main),
    ...page.scripts.map((file) => scriptHint(file, file.early)),
    '</head>',
    isForced || routeLocation.device === 'mobile' ? '<body class="mobile">' : '<body>',
    parts.noscriptHeader,
    `<div id="root">${parts.html}</div>`,
    parts.badge,
    `<script type="application/json" id="${BOOT_ID}">${jsonIsland(boot)}</script>`,
    '</body></html>',
  ].join('');
}
