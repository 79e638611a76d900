import assert from 'node:assert/strict';
import { DEVICES, LANGUAGES } from '@huoban/contracts';
import { addressOf } from '../page/address';
import { readJson } from '../harness/http';
import { type BehaviorCheck } from './behavior-check';

interface Health {
  release: string;
  sequence: number;
  shell: { shown: string };
  sections: Record<string, { shown: string; source: string }>;
}

const NAVIGATION = ['/', '/game-partner', '/game-library', '/activity', '/about-us'];

/** Runs in the page. @returns names of the sinks that took text; browsers without Trusted Types are asked nothing */
function sinksThatTakeText(): string[] {
  if (!('trustedTypes' in window)) return [];
  const sinks: [string, () => void][] = [
    ['HTML', () => document.createElement('p').insertAdjacentHTML('beforeend', '<b>text</b>')],
    ['the content of a script', () => (document.createElement('script').text = '0')],
    ['a script elsewhere', () => (document.createElement('script').src = 'https://a.example/x.js')],
    ['an answer as a script', () => (document.createElement('script').src = '/-/health')],
  ];
  return sinks.flatMap(([name, give]) => {
    try {
      give();
      return [name];
    } catch {
      return [];
    }
  });
}

/** What visitors, testers and programs are told of the release on screen. */
export const RELEASE_CHECKS: readonly BehaviorCheck[] = [
  {
    name: 'window.__release says what /-/health says, and nobody can change it',
    run: async ({ site }) => {
      const health = await readJson<Health>(site.fetch('/-/health'));
      const { page } = await site.openHydrated('/about-us');

      const shown = await page.evaluate(() => window.__release);
      assert(shown, 'window.__release is missing');
      assert.deepEqual(shown.id, health.release, 'the release');
      assert.deepEqual(shown.sequence, health.sequence, 'the entry of the log');
      assert.deepEqual(shown.shell, health.shell.shown, 'the shell');
      const sections = Object.entries(health.sections).map(([name, { shown: version, source }]) => [
        name,
        { version, source },
      ]);
      assert.deepEqual(shown.sections, Object.fromEntries(sections), 'the sections');
      const frozen = await page.evaluate(
        () => Object.isFrozen(window.__release) && Object.isFrozen(window.__release?.sections),
      );
      assert(frozen, 'window.__release can be changed');
    },
  },
  ...['/', '/game-library']
    .flatMap((path) =>
      LANGUAGES.flatMap((language) =>
        DEVICES.map((device) => ({ device, address: addressOf(path, language, device) })),
      ),
    )
    .map(({ address, device }): BehaviorCheck => ({
      name: `${address} has its navigation without JavaScript`,
      run: async ({ site }) => {
        const { page } = await site.open(address, { device, javascript: false });
        const links = await page.$$eval('header nav:first-of-type a', (anchors) =>
          anchors.map((anchor) => {
            const { width, height, left, right } = anchor.getBoundingClientRect();
            const isInside = left >= 0 && right <= innerWidth && width > 0 && height > 0;
            return { href: anchor.getAttribute('href') ?? '', isInside };
          }),
        );
        assert.deepEqual(links.length, NAVIGATION.length, 'the number of links');
        links.forEach(({ href, isInside }, index) => {
          const path = href.replace(/^\/(?:en|ja)(?=\/|$)/, '').replace(/^\/m(?=\/|$)/, '');
          const plain = path.replace(/\/$/, '') || '/';
          assert.deepEqual(plain, NAVIGATION[index], 'where a link leads');
          assert(isInside, `${href} cannot be seen`);
        });
      },
    })),
  {
    name: 'documents ask browsers to refuse scripts without a hash',
    run: async ({ site }) => {
      const { headers } = await site.fetch('/');
      assert.deepEqual(
        headers.get('integrity-policy'),
        'blocked-destinations=(script)',
        'the policy',
      );
    },
  },
  {
    name: 'text never becomes HTML, code or a foreign script in the page',
    run: async ({ site }) => {
      const { page } = await site.openHydrated('/about-us');

      assert.deepEqual(await page.evaluate(sinksThatTakeText), [], 'what takes text');
    },
  },
  {
    name: 'a tester link that nobody signed is refused with a page that says why, and kept by nobody',
    run: async ({ site }) => {
      const answer = await site.fetch('/en/about-us?release-link=k.0123456789abcdef.e30.AAAA');
      assert.deepEqual(answer.status, 403, 'the status');
      assert.deepEqual(answer.headers.get('cache-control'), 'private, no-store', 'cache-control');
      assert.deepEqual(answer.headers.get('set-cookie'), null, 'a cookie');
      assert(/This test link is not valid/.test(await answer.text()), 'the page does not say why');
    },
  },
  {
    name: 'leaving a tester link never leads to another site',
    run: async ({ site }) => {
      for (const to of ['//evil.example/', 'https://evil.example/', '/\\evil.example']) {
        const { headers } = await site.fetch(`/-/link/leave?to=${encodeURIComponent(to)}`);
        assert.deepEqual(headers.get('location'), '/', `where ${to} leads`);
      }
    },
  },
  {
    name: 'an address that cannot be decoded: an envelope under /api, a page elsewhere',
    run: async ({ site }) => {
      const api = await site.fetch('/api/%zz');
      assert.deepEqual(api.status, 400, 'the status under /api');
      const { error_code: code } = (await api.json()) as { error_code: number };
      assert.deepEqual(code, 40002, 'the error code');
      const page = await site.fetch('/%zz');
      assert.deepEqual(page.status, 400, 'the status of a page');
      assert(page.headers.get('content-type')?.startsWith('text/html'), 'a page is no HTML');
    },
  },
];
