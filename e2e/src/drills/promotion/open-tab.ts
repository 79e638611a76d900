import assert from 'node:assert/strict';
import { waitForHydration, waitForPage, type Site, type Tab } from '../../page/site';

/**
 * A tab that is open during the whole drill. It stays on the release that rendered it, and visits pages whose code it has
 * not loaded yet.
 */
export class OpenTab {
  /** Links of the header: each opens another section. */
  private readonly paths = ['/about-us/', '/game-library', '/activity/', '/game-partner/', '/'];
  private documents = 0;

  private constructor(
    private readonly tab: Tab,
    private readonly release: string,
  ) {
    tab.page.on('request', (request) => {
      if (request.isNavigationRequest()) this.documents += 1;
    });
  }

  static async open(site: Site): Promise<OpenTab> {
    const tab = await site.open('/');
    await waitForHydration(tab.page);
    return new OpenTab(tab, await shownRelease(tab));
  }

  /** Visits the next page. @throws AssertionError for a console error, a document load or another release */
  async visitNext(): Promise<void> {
    const path = this.paths.shift() ?? '/';
    this.paths.push(path);
    const { page, consoleErrors } = this.tab;
    const before = await page.$eval('main', (main) => main.innerText);
    await page.$eval(`a[href="${path}"]`, (link) => link instanceof HTMLElement && link.click());
    await page.waitForFunction(
      (previous: string, expected: string) => {
        const text = document.querySelector('main')?.innerText ?? '';
        const isThere = location.pathname.replace(/\/$/, '') === expected.replace(/\/$/, '');
        return isThere && text !== previous && text.length > 50;
      },
      { polling: 100, timeout: 15_000 },
      before,
      path,
    );
    assert.deepEqual(consoleErrors, [], `console of the open tab at ${path}`);
    assert.equal(this.documents, 0, 'documents that the open tab loaded');
    assert.equal(await shownRelease(this.tab), this.release, 'release of the open tab');
  }
}

async function shownRelease({ page }: Tab): Promise<string> {
  await waitForPage(page, () => window.__release !== undefined);
  return page.evaluate(() => window.__release?.id ?? '');
}
