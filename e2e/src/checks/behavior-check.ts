import type { TestCase } from '../harness/runner';
import type { Site, Tab, TabOptions } from '../page/site';

/** What a check of a special behavior works with; tabs of the site are closed after it. */
export interface BehaviorContext {
  site: Site;
  /** Samples instead of every combination, and fewer repetitions. */
  short: boolean;
}

export type BehaviorCheck = TestCase<BehaviorContext>;

/** A check of one hydrated page; without scripts of the page as the server sent it. */
export const pageCheck = (
  name: string,
  address: string,
  run: (tab: Tab) => Promise<void>,
  options: TabOptions = {},
): BehaviorCheck => ({
  name,
  run: async ({ site }) => {
    const isStatic = options.javascript === false;
    await run(await (isStatic ? site.open(address, options) : site.openHydrated(address, options)));
  },
});

/** Items of a sample: every `count`th, beginning with the one at `offset`. All samples together are all items. */
export const sampleEveryNth = <Item>(
  items: readonly Item[],
  offset: number,
  count: number,
): readonly Item[] => items.filter((_, index) => index % count === offset % count);
