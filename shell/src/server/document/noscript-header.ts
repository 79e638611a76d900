import { LANGUAGE_NAMES, LANGUAGES, type SiteConfig } from '@huoban/contracts';
import { pathnameOf, type RouteLocation, type Translate } from '@huoban/runtime';
import { NAVIGATION, isCurrent } from '../../chrome/navigation';
import styles from '../../chrome/server-rendered/noscript-header.module.css';
import { escapeHtml, tag } from './markup';

type Attributes = Parameters<typeof tag>[1];

const link = (text: string, attributes: Attributes): string =>
  `${tag('a', attributes)}${escapeHtml(text)}</a>`;

/**
 * Name, pages and languages for visitors without JavaScript, as the header renders only after mount. It is placed before
 * the application, over the space of the header; inside `<noscript>` other browsers treat it as text.
 */
export function noscriptHeader(
  routeLocation: RouteLocation,
  site: SiteConfig,
  text: Translate,
): string {
  const { language, device, path } = routeLocation;
  const at = (other: Partial<RouteLocation>): string => pathnameOf({ ...routeLocation, ...other });
  const pages = NAVIGATION.map((entry) =>
    link(text(`nav.${entry.id}`), {
      class: styles.entry,
      href: at({ path: entry.path }),
      'aria-current': isCurrent(entry.path, path) ? 'page' : undefined,
    }),
  );
  const languages = LANGUAGES.map((other) =>
    link(LANGUAGE_NAMES[other], {
      class: styles.entry,
      href: at({ language: other }),
      lang: other,
      hreflang: other,
      'aria-current': other === language ? 'true' : undefined,
    }),
  );
  const overlaid = path === '/' && device === 'desktop' ? styles.overlaid : '';
  return [
    `<noscript>${tag('header', { class: `${styles.header ?? ''} ${overlaid ?? ''}`.trim() })}`,
    link(site.name[language], { class: styles.name, href: at({ path: '/' }) }),
    `${tag('nav', { class: styles.nav, 'aria-label': text('nav.label') })}${pages.join('')}</nav>`,
    tag('nav', { class: styles.languages, 'aria-label': text('language.label') }),
    `${languages.join('')}</nav></header></noscript>`,
  ].join('');
}
