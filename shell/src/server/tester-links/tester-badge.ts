import { HTML_LANGUAGE } from '@huoban/contracts';
import type { RouteLocation } from '@huoban/runtime';
import type { I18n } from '@huoban/runtime/internal';
import type { ReleaseContext } from '../../app/release/release-context';
import styles from '../../chrome/server-rendered/tester-badge.module.css';
import { escapeHtml, tag } from '../document/markup';
import type { RenderHost } from '../render-host';
import { testerText } from './tester-messages';

const LEAVE = '/-/link/leave';

interface BadgeContext {
  routeLocation: RouteLocation;
  url: URL;
  i18n: I18n;
}

const element = (name: string, className: string | undefined, inner: string): string =>
  `${tag(name, { class: className })}${inner}</${name}>`;

/**
 * The badge for visitors with a tester link: the versions that differ from the active release, author, expiry, and a link
 * that leaves the release. Plain HTML outside of the application: it needs no script and stays on later pages. Empty for
 * other visitors.
 */
export function testerBadge(
  release: RenderHost['release'],
  context: ReleaseContext | undefined,
  { routeLocation, url, i18n }: BadgeContext,
): string {
  if (!context?.link) return '';
  const { link, inForce } = context;
  const text = testerText(i18n, routeLocation.language);
  const differing = Object.entries(inForce).map(([name, version]) => {
    const own = ownVersion(release, name) ?? '';
    return element('li', undefined, escapeHtml(text('badge.differs', { name, own, version })));
  });
  const until = new Date(link.expires);
  const time =
    tag('time', { datetime: link.expires }) +
    `${escapeHtml(formatUtc(HTML_LANGUAGE[routeLocation.language], until))}</time>`;
  const leave = `${LEAVE}?to=${encodeURIComponent(url.pathname + url.search)}`;
  return [
    tag('aside', { class: styles.badge, 'aria-label': text('badge.title') }),
    tag('details', { class: styles.details }),
    element('summary', styles.summary, escapeHtml(text('badge.title'))),
    tag('div', { class: styles.panel }),
    differing.length > 0
      ? element('ul', styles.list, differing.join(''))
      : element('p', undefined, escapeHtml(text('badge.same'))),
    element('p', undefined, escapeHtml(text('badge.author', { author: link.author }))),
    link.note ? element('p', undefined, escapeHtml(link.note)) : '',
    element('p', undefined, `${escapeHtml(text('badge.until'))} ${time}`),
    `${tag('a', { class: styles.leave, href: leave, rel: 'nofollow' })}${escapeHtml(text('badge.leave'))}</a>`,
    '</div></details></aside>',
  ].join('');
}

function ownVersion({ shell, sections }: RenderHost['release'], name: string): string | undefined {
  if (name === 'shell') return shell;
  return Object.entries(sections).find(([section]) => section === name)?.[1].version;
}

/** In UTC, because the server does not know the visitor's time zone. */
const formatUtc = (language: string, date: Date): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(date)} UTC`;
