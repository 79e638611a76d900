import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, renderPageWithRefetch, testSite } from '../../testing/render-page';
import { createGame, createPartner } from '../../testing/fixtures';
import { page } from './page';

const PANEL_HEIGHT = 900;

function service(endpoint: string): unknown {
  if (endpoint.includes('characters')) {
    return { items: Array.from({ length: 11 }, (_, index) => createPartner(String(index + 1))) };
  }
  if (endpoint.includes('game/list')) return { items: [createGame('2001')] };
  return { accepted: true };
}

let scrolls: number[];
let enterPanel: (panel: Element) => void;

beforeEach(() => {
  scrolls = [];
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(PANEL_HEIGHT);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(PANEL_HEIGHT);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...document.querySelectorAll('[data-scene]')].indexOf(this) * PANEL_HEIGHT;
  });
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    scrolls.push(to.top ?? -1);
  }) as typeof Element.prototype.scrollTo);
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      enterPanel = (target) =>
        callback([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this);
    }
  };
});

function panelNamed(name: string): Element {
  const panel = document.querySelector(`[data-scene="${name}"]`);
  if (!panel) throw new Error(`no panel "${name}"`);
  return panel;
}

describe('panels of the desktop home page', () => {
  it('steps with the keyboard, also during a scroll', async () => {
    await renderPage({ page, address: '/', service });
    await userEvent.keyboard('{ArrowDown}{PageDown}[Space]{ArrowUp}{End}{Home}');
    expect(scrolls).toEqual([
      PANEL_HEIGHT,
      2 * PANEL_HEIGHT,
      3 * PANEL_HEIGHT,
      2 * PANEL_HEIGHT,
      4 * PANEL_HEIGHT,
      0,
    ]);
  });

  it('ignores keys while the login dialog is open', async () => {
    await renderPage({ page, address: '/', service, session: { loginDialogVisible: true } });
    await userEvent.keyboard('{ArrowDown}');
    expect(scrolls).toEqual([]);
  });

  it('steps once per wheel gesture and leaves pinch zoom to the browser', async () => {
    await renderPage({ page, address: '/', service });
    const hero = panelNamed('hero');
    fireEvent.wheel(hero, { deltaY: 100, ctrlKey: true });
    expect(scrolls).toEqual([]);
    fireEvent.wheel(hero, { deltaY: 100 });
    fireEvent.wheel(hero, { deltaY: 90 });
    expect(scrolls).toEqual([PANEL_HEIGHT]);
  });

  it('leaves the wheel to the open dialog of the film', async () => {
    await renderPage({ page, address: '/', service });
    await userEvent.click(screen.getByRole('button', { name: '看看短片' }));
    const isDefault = fireEvent.wheel(screen.getByRole('dialog'), { deltaY: 100 });
    expect(isDefault).toBe(true);
    expect(scrolls).toEqual([]);
  });

  it('lists all panels in the side index and marks the current one', async () => {
    await renderPage({ page, address: '/', service });
    const index = within(screen.getByRole('navigation', { name: '页面目录' }));
    await userEvent.click(index.getByRole('button', { name: '游戏知识库' }));
    expect(scrolls).toEqual([3 * PANEL_HEIGHT]);
    act(() => enterPanel(panelNamed('library')));
    expect(index.getByRole('button', { current: true }).textContent).toBe('游戏知识库');
  });

  it('reports to the session whether the first panel is in view', async () => {
    const setHomeFirstPage = jest.fn();
    await renderPage({ page, address: '/', service, session: { setHomeFirstPage } });
    act(() => enterPanel(panelNamed('partners')));
    act(() => enterPanel(panelNamed('hero')));
    expect(setHomeFirstPage.mock.calls).toEqual([[false], [true]]);
  });
});

describe('content of the home page', () => {
  it('links featured partners and games to their pages', async () => {
    await renderPage({ page, address: '/en?channel=bili', service, language: 'en' });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('伙伴5')).toBe('/en/game-partner/detail-5?channel=bili');
    expect(hrefOf('游戏2001')).toBe('/en/game-library/2001?channel=bili');
    expect(hrefOf('Talk to 伙伴1')).toBe('/en/game-partner/chat-1?channel=bili');
    expect(hrefOf('Talk now')).toBe('/en/game-partner/chat-4?channel=bili');
    expect(hrefOf('日本語')).toBe('/ja?channel=bili');
  });

  it('describes site, company and application as structured data', async () => {
    const { head } = await renderPage({ page, address: '/ja/', service });
    const [site, company, app] = head().jsonLd ?? [];
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: `${testSite.origin}/ja`,
      potentialAction: {
        target: `${testSite.origin}/ja/game-library/search?searchValue={search_term_string}`,
      },
    });
    expect(company).toMatchObject({ '@type': 'Organization', name: testSite.company.ja });
    expect(app).toMatchObject({
      '@type': 'SoftwareApplication',
      name: testSite.name.ja,
      applicationCategory: 'GameApplication',
      operatingSystem: 'Windows, Android, iOS',
      offers: { price: '0', priceCurrency: 'CNY' },
    });
  });

  it('renders without the service and offers a retry', async () => {
    let isAvailable = false;
    const flaky = (endpoint: string): unknown => {
      if (!isAvailable) throw new Error('unavailable');
      return service(endpoint);
    };
    await renderPage({ page, address: '/', service: flaky });
    const [retry] = await screen.findAllByRole('button', { name: '再试一次' });
    isAvailable = true;
    if (retry) await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: '伙伴5' })).toBeTruthy();
  });

  it('keeps the lists that it has if they cannot be fetched again', async () => {
    let isAvailable = true;
    const flaky = (endpoint: string): unknown => {
      if (!isAvailable) throw new Error('unavailable');
      return service(endpoint);
    };
    const { call, refetch } = await renderPageWithRefetch({ page, address: '/', service: flaky });
    const calls = call.mock.calls.length;
    isAvailable = false;
    await refetch();
    expect(call.mock.calls.length).toBeGreaterThan(calls);
    expect(screen.getByRole('link', { name: '伙伴5' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '游戏2001' })).toBeTruthy();
  });

  it('shows empty states if the service has no data', async () => {
    const nothing = () => ({ items: [] });
    await renderPage({ page, address: '/', service: nothing });
    expect(screen.getByRole('heading', { name: '伙伴们都出门打游戏去了' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '书架正在整理' })).toBeTruthy();
    expect(document.querySelectorAll('[data-scene="hero"] li [aria-hidden] svg').length).toBe(4);
  });

  it('offers the video only if one is configured', async () => {
    const { promoVideo } = testSite.links;
    testSite.links.promoVideo = null;
    const { unmount } = await renderPage({ page, address: '/', service });
    expect(screen.queryByRole('button', { name: '看看短片' })).toBeNull();
    unmount();
    testSite.links.promoVideo = promoVideo;
    await renderPage({ page, address: '/m/', service });
    expect(screen.getByRole('button', { name: '看看短片' })).toBeTruthy();
  });

  it('offers the app instead of the installer on mobile, with normal scrolling', async () => {
    await renderPage({ page, address: '/m/', service });
    // In the first panel, and in the bar below it.
    const links = screen.getAllByRole('link', { name: '下载手机版' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      testSite.links.mobileApp,
      testSite.links.mobileApp,
    ]);
    expect(screen.queryByText(/扫一扫/)).toBeNull();
    expect(screen.queryByRole('link', { name: '下载 Windows 版' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: '页面目录' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(scrolls).toEqual([]);
  });
});
