import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import type { Device } from '@huoban/contracts';
import type { TestCase } from '../harness/runner';
import type { Site, Tab, TabOptions } from '../page/site';

/** What a check of a special behavior works with; tabs of the site are closed after it. */
export interface BehaviorContext {
  site: Site;
  /** Samples instead of every combination, and fewer repetitions. */
  short: boolean;
}

export type BehaviorCheck = TestCase<BehaviorContext>;

export const pageCheck = (
  name: string,
  address: string,
  run: (page: Page, tab: Tab) => Promise<unknown>,
  options: TabOptions = {},
): BehaviorCheck => ({
  name,
  run: async ({ site }) => {
    const isStatic = options.javascript === false;
    const tab = await (isStatic
      ? site.open(address, options)
      : site.openHydrated(address, options));
    await run(tab.page, tab);
  },
});

interface ExpectedResponse {
  request?: Record<string, string>;
  status?: number | readonly number[];
  /** Null for a header that must not be there. */
  headers?: Record<string, string | RegExp | null>;
  body?: readonly RegExp[];
}

export const responseCheck = (
  name: string,
  expected: Record<string, ExpectedResponse>,
): BehaviorCheck => ({
  name,
  run: async ({ site }) => {
    for (const [address, { request, status, headers = {}, body = [] }] of Object.entries(
      expected,
    )) {
      const response = await site.fetch(address, { headers: request ?? {} });
      if (status !== undefined)
        assert([status].flat().includes(response.status), `${address} answers ${response.status}`);
      for (const [header, value] of Object.entries(headers)) {
        const actual = response.headers.get(header);
        if (value instanceof RegExp)
          assert.match(actual ?? '', value, `${header}: ${actual ?? ''}`);
        else assert.equal(actual, value, `${header} of ${address}`);
      }
      const text = await response.text();
      for (const pattern of body)
        assert(pattern.test(text), `${address} does not contain ${String(pattern)}`);
    }
  },
});

/** Items of a sample: every `count`th, beginning with the one at `offset`. All samples together are all items. */
export const sampleEveryNth = <Item>(
  items: readonly Item[],
  offset: number,
  count: number,
): readonly Item[] => items.filter((_, index) => index % count === offset % count);

/** One check per layout; the short form runs only one of them, alternating. */
export const inLayouts = (
  row: number,
  devices: readonly Device[],
  check: (device: Device) => BehaviorCheck,
): BehaviorCheck[] =>
  devices.map((device, column) => {
    const created = check(device);
    const isOther = (row + column) % devices.length !== 0;
    return { ...created, fullOnly: isOther || created.fullOnly === true };
  });
