import assert from 'node:assert/strict';
import { DEVICES, LANGUAGES } from '@huoban/contracts';
import { readJson } from '../harness/http';
import { addressOf } from '../page/address';
import { pageCheck, responseCheck, type BehaviorCheck } from './behavior-check';

interface Health {
  release: string;
  sequence: number;
  shell: { shown: string };
  sections: Record<string, { shown: string; source: string }>;
}

const NAVIGATION = ['/', '/game-partner', '/game-library', '/activity', '/about-us'];

/** Runs in the page. @returns names of sinks that accept text; none in browsers without Trusted Types */
function findSinksOfText(): string[] {
  if (!('trustedTypes' in window)) return [];
  const sinks: [string, () => void][] = [
    ['HTML', () => document.createElement('p').insertAdjacentHTML('beforeend', '<b>text</b>')],
    ['the content of a script', () => (document.createElement('script').text = '0')],
    ['a foreign script', () => (document.createElement('script').src = 'https://a.example/x.js')],
    ['a response as a script', () => (document.createElement('script').src = '/-/health')],
  ];
  return sinks.flatMap(([name, assign]) => {
    try {
      assign();
      return [name];
    } catch {
      return [];
    }
  });
}

const navigationCheck = (address: string, device: (typeof DEVICES)[number]): BehaviorCheck =>
  pageCheck(
    `${address} has its navigation without JavaScript`,
    address,
    async (page) => {
      const links = await page.$$eval('header nav:first-of-type a', (anchors) =>
        anchors.map((anchor) => {
          const { width, height, left, right } = anchor.getBoundingClientRect();
          const isVisible = left >= 0 && right <= innerWidth && width > 0 && height > 0;
          return { href: anchor.getAttribute('href') ?? '', isVisible };
        }),
      );
      const paths = links.map(({ href }) => {
        const path = href.replace(/^\/(?:en|ja)(?=\/|$)/, '').replace(/^\/m(?=\/|$)/, '');
        return path.replace(/\/$/, '') || '/';
      });
      assert.deepEqual(paths, NAVIGATION, 'the list of links');
      for (const { href, isVisible } of links) assert(isVisible, `${href} is not visible`);
    },
    { device, javascript: false },
  );

export const RELEASE_CHECKS: readonly BehaviorCheck[] = [
  pageCheck(
    'window.__release agrees with /-/health, and is frozen',
    '/about-us',
    async (page, tab) => {
      const health = await readJson<Health>(tab.site.fetch('/-/health'));
      const shown = await page.evaluate(() => window.__release);
      assert(shown, 'window.__release is missing');
      assert.equal(shown.id, health.release, 'the release');
      assert.equal(shown.sequence, health.sequence, 'the entry of the log');
      assert.equal(shown.shell, health.shell.shown, 'the shell');
      const sections = Object.entries(health.sections).map(([name, { shown: version, source }]) => [
        name,
        { version, source },
      ]);
      assert.deepEqual(shown.sections, Object.fromEntries(sections), 'the sections');
      const isFrozen = await page.evaluate(
        () => Object.isFrozen(window.__release) && Object.isFrozen(window.__release?.sections),
      );
      assert(isFrozen, 'window.__release can be changed');
    },
  ),
  ...['/', '/game-library'].flatMap((path) =>
    LANGUAGES.flatMap((language) =>
      DEVICES.map((device) => navigationCheck(addressOf(path, language, device), device)),
    ),
  ),
  responseCheck('documents make browsers refuse scripts without a hash', {
    '/': { headers: { 'integrity-policy': 'blocked-destinations=(script)' } },
  }),
  pageCheck(
    'text never becomes HTML, code or a foreign script in the page',
    '/about-us',
    async (page) =>
      assert.deepEqual(await page.evaluate(findSinksOfText), [], 'the list of sinks of text'),
  ),
  responseCheck(
    'an unsigned tester link is refused with a page that gives the reason, and not stored',
    {
      '/en/about-us?release-link=k.0123456789abcdef.e30.AAAA': {
        status: 403,
        headers: { 'cache-control': 'private, no-store', 'set-cookie': null },
        body: [/This test link is not valid/],
      },
    },
  ),
  responseCheck(
    'leaving a tester link never leads to another site',
    Object.fromEntries(
      ['//evil.example/', 'https://evil.example/', '/\\evil.example'].map((target) => [
        `/-/link/leave?to=${encodeURIComponent(target)}`,
        { headers: { location: '/' } },
      ]),
    ),
  ),
  responseCheck('an undecodable address gets an envelope under /api, and a page elsewhere', {
    '/api/%zz': { status: 400, body: [/"error_code":40002\b/] },
    '/%zz': { status: 400, headers: { 'content-type': /^text\/html/ } },
  }),
];
