import assert from 'node:assert/strict';
import { pageCheck, type BehaviorCheck } from './behavior-check';

type Item = Record<string, unknown> & { '@type': string };

/** Fields that search engines require. */
const REQUIRED: Record<string, readonly string[]> = {
  WebSite: ['name', 'url', 'potentialAction'],
  Organization: ['name', 'url'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  AboutPage: ['name', 'about'],
  Product: ['name', 'offers'],
  FAQPage: ['mainEntity'],
  VideoGame: ['name', 'description', 'url', 'genre', 'gamePlatform', 'datePublished', 'image'],
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode'],
  WebPage: ['name', 'dateModified', 'publisher'],
};

const PAGES: Record<string, readonly string[]> = {
  '/': ['WebSite', 'Organization', 'SoftwareApplication'],
  '/en/m/': ['WebSite', 'Organization', 'SoftwareApplication'],
  '/ja/about-us': ['AboutPage'],
  '/en/m/membership': ['Product'],
  '/faq': ['FAQPage'],
  '/activity': ['Event'],
  '/game-library/2001': ['VideoGame', 'BreadcrumbList'],
  '/en/game-partner/detail-1001': ['BreadcrumbList'],
  '/ja/game-partner/story-3001': ['BreadcrumbList'],
  '/terms.html': ['WebPage'],
};

const isAbsolute = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^/]+/.test(value);

function expectComplete(item: Item): void {
  const { '@type': type, '@context': context } = item;
  assert.equal(context, 'https://schema.org', '@context');
  for (const field of REQUIRED[type] ?? []) {
    const value = item[field];
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && !value.length);
    assert(!isEmpty, `${type} has no ${field}`);
  }
  for (const field of ['url', 'image'])
    if (field in item) assert(isAbsolute(item[field]), `${field} of ${type} is not absolute`);
  if (type === 'Event') {
    const [start = 0, end = 0] = ['startDate', 'endDate'].map((f) => Date.parse(String(item[f])));
    assert(start < end, `an event lasts from ${start} to ${end}`);
  }
  if (type === 'BreadcrumbList') {
    const steps = item['itemListElement'] as { position: number; name: string; item: string }[];
    const positions = steps.map(({ position }) => position);
    assert.deepEqual(
      positions,
      [...steps.keys()].map((index) => index + 1),
      'the breadcrumb order',
    );
    const areComplete = steps.every((step) => step.name !== '' && isAbsolute(step.item));
    assert(areComplete, 'a step of the breadcrumb has no name or address');
  }
}

export const STRUCTURED_DATA_CHECKS: readonly BehaviorCheck[] = Object.entries(PAGES).map(
  ([address, types]) =>
    pageCheck(
      `${address} has structured data of ${types.join(', ')}`,
      address,
      async (page) => {
        const texts = await page.$$eval('script[type="application/ld+json"]', (scripts) =>
          scripts.map(({ textContent }) => textContent),
        );
        const items = texts.map((text) => JSON.parse(text) as Item);
        for (const type of types)
          assert(
            items.some((item) => item['@type'] === type),
            `there is no ${type}`,
          );
        items.forEach(expectComplete);
      },
      { javascript: false, device: address.includes('/m/') ? 'mobile' : 'desktop' },
    ),
);
