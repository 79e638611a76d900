import { must, mustEqual } from '../../check';
import { waitForHydration, waitForPage, type Site, type Tab } from '../../page/site';

/**
 * A tab that somebody opened before the drill and keeps open all the time. It stays on the release that it was rendered
 * with, and goes on to pages whose code it has not loaded yet.
 */
export class OpenTab {
  readonly #tab: Tab;
  readonly #release: string;
  /** Links of the header: one section after another, whose files are fetched when it is opened. */
  readonly #ahead = ['/about-us/', '/game-library', '/activity/', '/game-partner/', '/'];
  #documents = 0;

  private constructor(tab: Tab, release: string) {
    this.#tab = tab;
    this.#release = release;
    tab.page.on('request', (request) => {
      if (request.isNavigationRequest()) this.#documents += 1;
    });
  }

  static async open(site: Site): Promise<OpenTab> {
    const tab = await site.open('/');
    await waitForHydration(tab.page);
    return new OpenTab(tab, await shownIn(tab));
  }

  /** Id of the release that it was rendered with. */
  get release(): string {
    return this.#release;
  }

  /** Goes on to the next page. @throws Error when it complains, loads a document or changes its release */
  async goOn(): Promise<void> {
    const path = this.#ahead.shift();
    must(path, 'the open tab has no page left to go to');
    this.#ahead.push(path);
    const { page, consoleErrors } = this.#tab;
    const before = await page.$eval('main', (main) => main.innerText);
    await page.$eval(`a[href="${path}"]`, (link) => link instanceof HTMLElement && link.click());
    await page.waitForFunction(
      (left: string, wanted: string) => {
        const text = document.querySelector('main')?.innerText ?? '';
        const isThere = location.pathname.replace(/\/$/, '') === wanted.replace(/\/$/, '');
        return isThere && text !== left && text.length > 50;
      },
      { polling: 100, timeout: 15_000 },
      before,
      path,
    );
    mustEqual(consoleErrors, [], `console of the open tab at ${path}`);
    mustEqual(this.#documents, 0, 'documents that the open tab loaded');
    mustEqual(await shownIn(this.#tab), this.#release, 'release of the open tab');
  }
}

/** What `window.__release` says. */
export async function shownIn({ page }: Tab): Promise<string> {
  await waitForPage(page, () => window.__release !== undefined);
  return page.evaluate(() => window.__release?.id ?? '');
}
