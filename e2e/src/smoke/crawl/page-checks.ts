import { HTML_LANGUAGE } from '@huoban/contracts';
import { addressOf } from '../../page/address';
import type { Stability } from '../../page/site';
import { failed, passed, type CheckResult } from '../../harness/results';
import type { PageActivityLog } from '../../page/page-activity';
import type { LiveFacts } from './live-facts';
import type { ServedFacts } from './served-facts';
import { plainPath, type Visit } from './visits';

export interface PageFacts {
  visit: Visit;
  status: number;
  policy: string;
  release: { expected: string; actual: string | null };
  served: ServedFacts;
  live: LiveFacts;
  untranslated: string[];
  overflows: string[];
  axe: string[];
  stability: Stability;
  violations: string[];
  activity: PageActivityLog;
}

/** @returns the problem, null when there is none */
type PageCheck = (facts: PageFacts) => string | null;

const MAX_SHIFT = 0.02;
const MIN_TEXT_LENGTH = 40;
const MIN_DESCRIPTION_LENGTH = 10;
const ALTERNATES = ['en', 'ja', 'x-default', 'zh-CN'];
const SCRIPTS = {
  zh: /\p{Script=Han}/u,
  en: /[a-z]{3}/i,
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
};
const INTEGRITY_ERROR = /integrity|digest/i;
const SCRIPT_SOURCES = /script-src 'self'( 'sha256-[\w+/]+=')*(;|$)/;

const listProblems = (what: string, found: readonly string[]): string | null =>
  found.length === 0
    ? null
    : `${what}: ${[...new Set(found)].slice(0, 5).join(' | ')}${found.length > 5 ? ` and ${String(found.length - 5)} more` : ''}`;

const isExpected = ({ visit }: PageFacts, address: string): boolean =>
  visit.status >= 400 && plainPath(new URL(address).pathname) === visit.path;

/** The checks of a page by the name that reports use. */
const PAGE_CHECKS: Readonly<Record<string, PageCheck>> = {
  status: ({ status, visit }) =>
    status === visit.status ? null : `it answers ${status}, not ${visit.status}`,
  release: ({ release: { expected, actual } }) =>
    expected === actual ? null : `it was rendered by release ${actual}, not by ${expected}`,
  address: ({ live, visit }) => {
    const [wanted = ''] = visit.address.split('?');
    return live.pathname.replace(/(.)\/$/, '$1') === wanted.replace(/(.)\/$/, '$1')
      ? null
      : `the visitor was redirected to ${live.pathname}`;
  },
  language: ({ live, served, visit }) => {
    const wanted = HTML_LANGUAGE[visit.language];
    const found = [served.lang, live.lang].find((lang) => lang !== wanted);
    return found === undefined ? null : `the language is "${found}", not "${wanted}"`;
  },
  title: ({ served, live, visit }) => {
    if (!SCRIPTS[visit.language].test(served.title))
      return `the title of the HTML is "${served.title}", which is not in ${visit.language}`;
    return live.title === served.title
      ? null
      : `the title changed from "${served.title}" to "${live.title}"`;
  },
  description: ({ served, visit }) =>
    visit.status !== 200 || served.description.length >= MIN_DESCRIPTION_LENGTH
      ? null
      : `the description is "${served.description}"`,
  canonical: ({ served, visit }) => {
    if (visit.status !== 200) return null;
    const wanted = canonicalOf(visit);
    return served.canonical === wanted
      ? null
      : `the canonical address is ${served.canonical}, not ${wanted}`;
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
    if (served.headings !== 1) return `the HTML has ${served.headings} headings of the first level`;
    const [heading, second] = live.headings;
    if (!heading || second) return `${live.headings.length} headings of the first level are shown`;
    return heading.isVisible && heading.text !== '' ? null : 'the heading cannot be seen';
  },
  'reads without JavaScript': ({ served, visit }) => {
    const least = visit.status === 200 && !visit.isPrivate ? MIN_TEXT_LENGTH : 1;
    if (served.text.length < least) return `the HTML of the content is only "${served.text}"`;
    return SCRIPTS[visit.language].test(served.text)
      ? null
      : `the text of the HTML is not in ${visit.language}`;
  },
  words: ({ untranslated }) => listProblems('message keys instead of texts', untranslated),
  // Private pages show names that visitors chose, and data of the browser.
  translation: ({ live, visit }) =>
    visit.isPrivate ? null : listProblems('texts in another language', live.foreignTexts),
  fits: ({ overflows }) => listProblems('it does not fit', overflows),
  pictures: ({ live }) => listProblems('damaged pictures', live.brokenImages),
  accessibility: ({ axe }) => listProblems('serious accessibility violations', axe),
  stands: ({ stability: { shift, moved } }) =>
    shift <= MAX_SHIFT
      ? null
      : `the layout shifted by ${shift.toFixed(3)}: ${moved.slice(0, 3).join('; ')}`,
  hydration: ({ stability: { removed }, visit }) =>
    visit.isPrivate ? null : listProblems('removed from the HTML of the server', removed),
  console: (facts) =>
    listProblems(
      'console errors',
      facts.activity.consoleErrors
        .filter(
          ({ text, from }) => !INTEGRITY_ERROR.test(text) && !(from && isExpected(facts, from)),
        )
        .map(({ text }) => text),
    ),
  requests: (facts) =>
    listProblems(
      'requests failed',
      facts.activity.failedRequests
        .filter(({ isDocument }) => !isDocument)
        .map(({ address, reason }) => `${reason} ${address}`),
    ),
  policy: ({ policy, served, violations }) => {
    if (!SCRIPT_SOURCES.test(policy))
      return `script-src is not 'self' and hashes alone: "${policy}"`;
    const lacking = ["object-src 'none'", 'base-uri', 'frame-ancestors'].filter(
      (part) => !policy.includes(part),
    );
    if (lacking.length > 0) return `the policy lacks ${lacking.join(', ')}`;
    if (/unsafe-(inline|eval)/.test(policy)) return `the policy allows unsafe code: ${policy}`;
    return (
      listProblems('elements have a style attribute', served.styled) ??
      listProblems('the policy was violated', violations)
    );
  },
  // The policy has the hashes of inlined scripts.
  integrity: ({ served, activity }) =>
    listProblems(
      'scripts without integrity',
      served.scripts.filter(
        (tag) => / src=/.test(tag) && !(/ src="\/[^"]+"/.test(tag) && / integrity="sha/.test(tag)),
      ),
    ) ??
    listProblems(
      'the browser refused',
      activity.consoleErrors.map(({ text }) => text).filter((text) => INTEGRITY_ERROR.test(text)),
    ),
  anchors: ({ live }) => listProblems('links to fragments without a target', live.deadAnchors),
};

export const checkPage = (facts: PageFacts): CheckResult[] =>
  Object.entries(PAGE_CHECKS).map(([name, check]) => {
    const problem = check(facts);
    return problem === null ? passed(name) : failed(name, problem);
  });

/** The canonical address is the desktop page, if there is one, without query and trailing slash. */
function canonicalOf({ path, language, layouts }: Visit): string {
  const layout = layouts.includes('desktop') ? 'desktop' : 'mobile';
  const plain = (path.split('?')[0] ?? path).replace(/\/$/, '');
  return addressOf(plain, language, layout) || '/';
}
