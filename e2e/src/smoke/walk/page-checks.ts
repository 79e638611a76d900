import { HTML_LANGUAGE } from '@huoban/contracts';
import { addressOf } from '../../journey-pages';
import type { Stability } from '../../site';
import { type CaseResult, failed, passed } from '../run/task';
import type { Trail } from '../run/trail';
import type { LiveFacts } from './live-facts';
import type { ServedFacts } from './served-facts';
import { plainPath, type Visit } from './visits';

/** Everything that was found out about one page. */
export interface PageFacts {
  visit: Visit;
  status: number;
  policy: string;
  release: { wanted: string; found: string | null };
  served: ServedFacts;
  live: LiveFacts;
  unworded: string[];
  overflowing: string[];
  axe: string[];
  stability: Stability;
  violations: string[];
  trail: Trail;
}

/** @returns what is wrong, null when nothing is */
type Judge = (facts: PageFacts) => string | null;

const MOST_SHIFT = 0.02;
const LEAST_TEXT = 40;
const LEAST_DESCRIPTION = 10;
const ALTERNATES = ['en', 'ja', 'x-default', 'zh-CN'];
const OWN_SCRIPT = {
  zh: /\p{Script=Han}/u,
  en: /[a-z]{3}/i,
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
};
const INTEGRITY = /integrity|digest/i;

const listed = (what: string, found: readonly string[]): string | null =>
  found.length === 0
    ? null
    : `${what}: ${[...new Set(found)].slice(0, 5).join(' | ')}${found.length > 5 ? ` and ${String(found.length - 5)} more` : ''}`;

const isExpected = ({ visit }: PageFacts, address: string): boolean =>
  visit.status >= 400 && plainPath(new URL(address).pathname) === visit.path;

/** Each check of a page by its name; the names are what reports and people speak of. */
const JUDGES: Readonly<Record<string, Judge>> = {
  status: ({ status, visit }) =>
    status === visit.status ? null : `it answers ${String(status)}, not ${String(visit.status)}`,
  release: ({ release: { wanted, found } }) =>
    wanted === found ? null : `it was rendered by release ${String(found)}, not by ${wanted}`,
  address: ({ live, visit }) => {
    const [wanted = ''] = visit.address.split('?');
    return live.pathname.replace(/(.)\/$/, '$1') === wanted.replace(/(.)\/$/, '$1')
      ? null
      : `the visitor was sent on to ${live.pathname}`;
  },
  language: ({ live, served, visit }) => {
    const wanted = HTML_LANGUAGE[visit.language];
    const found = [served.lang, live.lang].find((lang) => lang !== wanted);
    return found === undefined ? null : `the language is "${found}", not "${wanted}"`;
  },
  title: ({ served, live, visit }) => {
    if (!OWN_SCRIPT[visit.language].test(served.title))
      return `the title of the HTML is "${served.title}", which is not in ${visit.language}`;
    return live.title === served.title
      ? null
      : `the title changed from "${served.title}" to "${live.title}"`;
  },
  description: ({ served, visit }) =>
    visit.status !== 200 || served.description.length >= LEAST_DESCRIPTION
      ? null
      : `the description is "${served.description}"`,
  canonical: ({ served, visit }) => {
    if (visit.status !== 200) return null;
    const wanted = canonicalOf(visit);
    return served.canonical === wanted
      ? null
      : `the canonical address is ${String(served.canonical)}, not ${wanted}`;
  },
  alternates: ({ served, visit }) => {
    if (visit.status !== 200) return null;
    const found = served.alternates.map(({ language }) => language);
    if (found.join() !== ALTERNATES.join())
      return `hreflang names ${found.join(', ') || 'nothing'}, not ${ALTERNATES.join(', ')}`;
    const pages = new Set(served.alternates.map(({ path }) => plainPath(path).replace(/\/$/, '')));
    return pages.size === 1 ? null : `hreflang names different pages: ${[...pages].join(', ')}`;
  },
  heading: ({ served, live }) => {
    if (served.headings !== 1)
      return `the HTML has ${String(served.headings)} headings of the first level`;
    const [heading, second] = live.headings;
    if (!heading || second)
      return `${String(live.headings.length)} headings of the first level are shown`;
    return heading.isVisible && heading.text !== '' ? null : 'the heading cannot be seen';
  },
  'reads without JavaScript': ({ served, visit }) => {
    const least = visit.status === 200 && !visit.isPrivate ? LEAST_TEXT : 1;
    if (served.text.length < least) return `the HTML of the content is only "${served.text}"`;
    return OWN_SCRIPT[visit.language].test(served.text)
      ? null
      : `the text of the HTML is not in ${visit.language}`;
  },
  words: ({ unworded }) => listed('texts without words', unworded),
  // On private pages stand what visitors call themselves, and what only their browser knows.
  translation: ({ live, visit }) =>
    visit.isPrivate ? null : listed('texts in another language', live.foreignTexts),
  fits: ({ overflowing }) => listed('it does not fit', overflowing),
  pictures: ({ live }) => listed('pictures that are damaged', live.brokenImages),
  accessibility: ({ axe }) => listed('serious accessibility faults', axe),
  stands: ({ stability: { shift, moved } }) =>
    shift <= MOST_SHIFT
      ? null
      : `the layout shifted by ${shift.toFixed(3)}: ${moved.slice(0, 3).join('; ')}`,
  hydration: ({ stability: { removed }, visit }) =>
    visit.isPrivate ? null : listed('taken out of the HTML of the server', removed),
  console: (facts) =>
    listed(
      'the console says',
      facts.trail.complaints
        .filter(({ text, from }) => !INTEGRITY.test(text) && !(from && isExpected(facts, from)))
        .map(({ text }) => text),
    ),
  requests: (facts) =>
    listed(
      'requests failed',
      facts.trail.lost
        .filter(({ isDocument }) => !isDocument)
        .map(({ address, why }) => `${why} ${address}`),
    ),
  policy: ({ policy, served, violations }) => {
    if (!/script-src 'self'(;|$)/.test(policy))
      return `script-src is not 'self' alone: "${policy}"`;
    const lacking = ["object-src 'none'", 'base-uri', 'frame-ancestors'].filter(
      (part) => !policy.includes(part),
    );
    if (lacking.length > 0) return `the policy lacks ${lacking.join(', ')}`;
    if (/unsafe-(inline|eval)/.test(policy)) return `the policy allows unsafe code: ${policy}`;
    return (
      listed('elements have a style attribute', served.styled) ??
      listed('the policy was violated', violations)
    );
  },
  integrity: ({ served, trail }) =>
    listed(
      'scripts are not bound to their content',
      served.scripts.filter((tag) => !/ src="\/[^"]+"/.test(tag) || !/ integrity="sha/.test(tag)),
    ) ??
    listed(
      'the browser refused',
      trail.complaints.map(({ text }) => text).filter((text) => INTEGRITY.test(text)),
    ),
  anchors: ({ live }) => listed('links to places that the page lacks', live.deadAnchors),
};

/** Judges a page by every check. */
export const judgePage = (facts: PageFacts): CaseResult[] =>
  Object.entries(JUDGES).map(([name, judge]) => {
    const problem = judge(facts);
    return problem === null ? passed(name) : failed(name, problem);
  });

/** A phone page names its desktop twin, if it has one; neither query nor trailing slash is part of it. */
function canonicalOf({ path, language, layouts }: Visit): string {
  const layout = layouts.includes('desktop') ? 'desktop' : 'mobile';
  const plain = (path.split('?')[0] ?? path).replace(/\/$/, '');
  return addressOf(plain, language, layout) || '/';
}
