import assert from 'node:assert/strict';
import { type BehaviorCheck } from './behavior-check';

type Thing = Record<string, unknown> & { '@type': string };

/** What search engines ask of a thing before they show it. */
const REQUIRED: Record<string, readonly string[]> = {
  WebSite: ['name', 'url', 'potentialAction'],
  Organization: ['name', 'url'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  AboutPage: ['name', 'about'],
  VideoGame: ['name', 'description', 'url', 'genre', 'gamePlatform', 'datePublished', 'image'],
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode'],
  WebPage: ['name', 'dateModified', 'publisher'],
};

const PAGES: readonly [address: string, types: readonly string[]][] = [
  ['/', ['WebSite', 'Organization', 'SoftwareApplication']],
  ['/en/m/', ['WebSite', 'Organization', 'SoftwareApplication']],
  ['/ja/about-us', ['AboutPage']],
  ['/activity', ['Event']],
  ['/game-library/2001', ['VideoGame', 'BreadcrumbList']],
  ['/en/game-partner/detail-1001', ['BreadcrumbList']],
  ['/ja/game-partner/story-3001', ['BreadcrumbList']],
  ['/terms.html', ['WebPage']],
];

const isAbsolute = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^/]+/.test(value);

/** Rejects unless a thing has what its kind needs, with addresses that stand alone. */
function judge(thing: Thing): void {
  const { '@type': type } = thing;
  for (const field of REQUIRED[type] ?? []) {
    const value = thing[field];
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && !value.length);
    assert(!isEmpty, `${type} has no ${field}`);
  }
  for (const field of ['url', 'image']) {
    if (field in thing) assert(isAbsolute(thing[field]), `${field} of ${type} is not absolute`);
  }
  if (type === 'Event') {
    const [start, end] = [
      Date.parse(String(thing['startDate'])),
      Date.parse(String(thing['endDate'])),
    ];
    assert(start < end, `an event lasts from ${start} to ${end}`);
  }
  if (type === 'BreadcrumbList') {
    const steps = thing['itemListElement'] as { position: number; name: string; item: string }[];
    assert.deepEqual(
      steps.map(({ position }) => position),
      steps.map((_, at) => at + 1),
      'the order of the breadcrumb',
    );
    assert(
      steps.every(({ name, item }) => name !== '' && isAbsolute(item)),
      'a step of the breadcrumb has no name or address',
    );
  }
}

/** What pages tell search engines about themselves, read from the HTML of the server. */
export const STRUCTURED_DATA_CHECKS: readonly BehaviorCheck[] = PAGES.map(([address, types]) => ({
  name: `${address} tells search engines of ${types.join(', ')}`,
  run: async ({ site }) => {
    const device = address.includes('/m/') ? 'mobile' : 'desktop';
    const { page } = await site.open(address, { javascript: false, device });
    const texts = await page.$$eval('script[type="application/ld+json"]', (scripts) =>
      scripts.map(({ textContent }) => textContent),
    );
    const things = texts.map((text) => JSON.parse(text) as Thing);
    for (const type of types) {
      assert(
        things.some((thing) => thing['@type'] === type),
        `there is no ${type}`,
      );
    }
    for (const thing of things) {
      assert.deepEqual(thing['@context'], 'https://schema.org', '@context');
      judge(thing);
    }
  },
}));
