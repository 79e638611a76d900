import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileHeader } from './mobile-header';
import { headerProps, renderChrome } from '../testing/render-chrome';

async function open() {
  await userEvent.click(screen.getByRole('button', { name: '打开菜单' }));
  return screen.getByRole('dialog', { name: '菜单' });
}
const isClosed = () => screen.queryByRole('dialog') === null;

describe('the mobile menu', () => {
  it('offers the five entries with their mobile URLs', async () => {
    renderChrome(<MobileHeader {...headerProps()} />, '/m/');
    const menu = await open();
    const entries = within(within(menu).getByRole('navigation')).getAllByRole('link');
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      '/m/',
      '/m/game-partner/',
      '/m/game-library',
      '/m/activity/',
      '/m/about-us/',
    ]);
  });

  it('closes when an entry is chosen and returns the focus to its button', async () => {
    renderChrome(<MobileHeader {...headerProps()} />, '/m/');
    const menu = await open();
    await userEvent.click(within(menu).getByRole('link', { name: '活动' }));
    expect(isClosed()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开菜单' }));
  });

  it('closes on a tap outside of its panel', async () => {
    renderChrome(<MobileHeader {...headerProps()} />, '/m/');
    const menu = await open();
    await userEvent.click(within(menu).getByRole('navigation'));
    expect(isClosed()).toBe(false);
    await userEvent.click(menu);
    expect(isClosed()).toBe(true);
  });

  it('closes on Escape, which the browser dispatches as "cancel"', async () => {
    renderChrome(<MobileHeader {...headerProps()} />, '/m/');
    fireEvent(await open(), new Event('cancel', { cancelable: true }));
    expect(isClosed()).toBe(true);
  });

  it('closes before it opens the login dialog or searches', async () => {
    const props = { ...headerProps(), searchText: '炉火' };
    renderChrome(<MobileHeader {...props} />, '/m/');
    await userEvent.click(within(await open()).getByRole('button', { name: '登录/注册' }));
    expect(isClosed()).toBe(true);
    expect(props.onLogin).toHaveBeenCalledTimes(1);
    await userEvent.type(within(await open()).getByRole('searchbox'), '{Enter}');
    expect(isClosed()).toBe(true);
    expect(props.onSearch).toHaveBeenCalledWith('炉火');
  });

  it('searches again on the search page, and closes', async () => {
    const props = { ...headerProps(), onSearchPage: true, searchText: '炉火' };
    renderChrome(<MobileHeader {...props} />, '/m/game-library/search?searchValue=星海');
    await userEvent.type(within(await open()).getByRole('searchbox'), '{Enter}');
    expect(isClosed()).toBe(true);
    expect(props.onSearch.mock.calls).toEqual([['炉火']]);
  });

  it('links to the home page and, for a logged-in user, to the mobile profile', async () => {
    renderChrome(<MobileHeader {...headerProps()} loggedIn />, '/m/activity/');
    const [name] = screen.getAllByRole('link');
    expect([name?.textContent, name?.getAttribute('href')]).toEqual(['伙伴Huoban', '/m/']);
    const avatar = within(await open()).getByRole('link', { name: '个人中心' });
    expect(avatar.getAttribute('href')).toBe('/m/profile');
  });

  it('shows the QR code of WeChat on click', async () => {
    renderChrome(<MobileHeader {...headerProps()} />, '/m/');
    const menu = await open();
    const wechat = within(menu).getByRole('button', { name: '微信' });
    expect(wechat.ariaExpanded).toBe('false');
    expect(within(menu).queryByRole('img')).toBeNull();
    act(() => wechat.click());
    expect(wechat.ariaExpanded).toBe('true');
    expect(within(menu).getByRole('img', { name: '微信二维码' })).toBeTruthy();
  });
});
