import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, testSite } from '../../testing/render-page';
import { createGame, createPartner } from '../../testing/fixtures';
import { page } from './page';

const SCENE = 900;

function service(endpoint: string): unknown {
  if (endpoint.includes('characters')) {
    return { items: Array.from({ length: 11 }, (_, index) => createPartner(String(index + 1))) };
  }
  if (endpoint.includes('game/list')) return { items: [createGame('2001')] };
  return { accepted: true };
}

let travels: number[];
let enter: (scene: Element) => void;

beforeEach(() => {
  travels = [];
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(SCENE);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SCENE);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...document.querySelectorAll('[data-scene]')].indexOf(this) * SCENE;
  });
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    travels.push(to.top ?? -1);
  }) as typeof Element.prototype.scrollTo);
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(look: IntersectionObserverCallback) {
      super(look);
      enter = (target) =>
        look([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this);
    }
  };
});

function sceneNamed(name: string): Element {
  const scene = document.querySelector(`[data-scene="${name}"]`);
  if (!scene) throw new Error(`no scene "${name}"`);
  return scene;
}

describe('the scenes of the desktop home page', () => {
  it('moves with the keyboard, also while it is still travelling', async () => {
    await openPage({ page, address: '/', service });
    await userEvent.keyboard('{ArrowDown}{PageDown}[Space]{ArrowUp}{End}{Home}');
    expect(travels).toEqual([SCENE, 2 * SCENE, 3 * SCENE, 2 * SCENE, 4 * SCENE, 0]);
  });

  it('leaves the keys to an open login dialog', async () => {
    await openPage({ page, address: '/', service, session: { loginDialogVisible: true } });
    await userEvent.keyboard('{ArrowDown}');
    expect(travels).toEqual([]);
  });

  it('moves one scene for one turn of the wheel, and lets a pinch zoom', async () => {
    await openPage({ page, address: '/', service });
    const box = sceneNamed('hero');
    fireEvent.wheel(box, { deltaY: 100, ctrlKey: true });
    expect(travels).toEqual([]);
    fireEvent.wheel(box, { deltaY: 100 });
    fireEvent.wheel(box, { deltaY: 90 });
    expect(travels).toEqual([SCENE]);
  });

  it('names every scene in the side index and marks the one in view', async () => {
    await openPage({ page, address: '/', service });
    const index = within(screen.getByRole('navigation', { name: '页面目录' }));
    await userEvent.click(index.getByRole('button', { name: '游戏知识库' }));
    expect(travels).toEqual([3 * SCENE]);
    act(() => enter(sceneNamed('library')));
    expect(index.getByRole('button', { current: true }).textContent).toBe('游戏知识库');
  });

  it('tells the session whether the first scene is in view', async () => {
    const setHomeFirstPage = jest.fn();
    await openPage({ page, address: '/', service, session: { setHomeFirstPage } });
    act(() => enter(sceneNamed('partners')));
    act(() => enter(sceneNamed('hero')));
    expect(setHomeFirstPage.mock.calls).toEqual([[false], [true]]);
  });
});

describe('what the home page shows', () => {
  it('links featured partners and games to their pages', async () => {
    await openPage({ page, address: '/en?channel=bili', service, language: 'en' });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('伙伴5')).toBe('/en/game-partner/detail-5?channel=bili');
    expect(hrefOf('游戏2001')).toBe('/en/game-library/2001?channel=bili');
    expect(hrefOf('日本語')).toBe('/ja?channel=bili');
  });

  it('tells search engines of the site, the company and the application', async () => {
    const { head } = await openPage({ page, address: '/ja/', service });
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

  it('still stands when the service is away, and offers another try', async () => {
    let away = true;
    const flaky = (endpoint: string): unknown => {
      if (away) throw new Error('away');
      return service(endpoint);
    };
    await openPage({ page, address: '/', service: flaky });
    const [retry] = await screen.findAllByRole('button', { name: '再试一次' });
    away = false;
    if (retry) await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: '伙伴5' })).toBeTruthy();
  });

  it('says what is not there when the service has nothing to show, and leads on', async () => {
    const nothing = () => ({ items: [] });
    await openPage({ page, address: '/', service: nothing });
    expect(screen.getByRole('heading', { name: '伙伴们都出门打游戏去了' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '书架正在整理' })).toBeTruthy();
    expect(document.querySelectorAll('[data-scene="hero"] [aria-hidden] svg').length).toBe(4);
  });

  it('offers the film where one is configured, and has no control for it elsewhere', async () => {
    const { unmount } = await openPage({ page, address: '/', service });
    expect(screen.queryByRole('button', { name: '看看短片' })).toBeNull();
    unmount();
    testSite.links.promoVideo = 'https://video.example/film.mp4';
    await openPage({ page, address: '/m/', service });
    testSite.links.promoVideo = null;
    expect(screen.getByRole('button', { name: '看看短片' })).toBeTruthy();
  });

  it('offers the app instead of the installer on a phone, and scrolls as any page', async () => {
    await openPage({ page, address: '/m/', service });
    expect(screen.getByRole('link', { name: '下载手机版' }).getAttribute('href')).toBe(
      testSite.links.mobileApp,
    );
    expect(screen.queryByRole('link', { name: '下载 Windows 版' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: '页面目录' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(travels).toEqual([]);
  });
});
