import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopHeader } from './desktop-header';
import { testSite } from '@huoban/runtime/testing';
import { headerProps, renderChrome } from '../testing/render-chrome';

describe('the desktop header', () => {
  it('highlights only the entry of the current path', () => {
    renderChrome(<DesktopHeader {...headerProps()} firstPage={false} />, '/game-library/search');
    const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['游戏知识库']);
  });

  it('links the name of the site to the home page', () => {
    renderChrome(<DesktopHeader {...headerProps()} firstPage={false} />, '/en/activity/', 'en');
    const name = screen.getByRole('link', { name: testSite.name.en });
    expect(name.getAttribute('href')).toBe('/en');
  });

  it('searches on Enter and on the icon', async () => {
    const props = { ...headerProps(), searchText: ' 星海 ' };
    renderChrome(<DesktopHeader {...props} firstPage={false} />);
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索游戏' }), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    expect(props.onSearch.mock.calls).toEqual([['星海'], ['星海']]);
  });

  it('does not search on the search page', async () => {
    const props = { ...headerProps(), onSearchPage: true, searchText: '星海' };
    renderChrome(<DesktopHeader {...props} firstPage={false} />, '/game-library/search');
    await userEvent.type(screen.getByDisplayValue('星海'), '{Enter}');
    expect(props.onSearch).not.toHaveBeenCalled();
  });

  it('reports what is typed and keeps the focus in its search box while the text changes', async () => {
    const props = headerProps();
    const { rerender } = renderChrome(<DesktopHeader {...props} firstPage={false} />);
    const box = screen.getByRole('searchbox', { name: '搜索游戏' });
    await userEvent.type(box, '星');
    expect(props.onSearchText.mock.calls).toEqual([['星']]);
    rerender(<DesktopHeader {...props} searchText="月海" firstPage={false} />);
    expect(document.activeElement).toBe(box);
    expect(box).toHaveProperty('value', '月海');
  });

  it('offers login to a visitor and the profile to a logged-in user', async () => {
    const props = headerProps();
    const { unmount } = renderChrome(<DesktopHeader {...props} firstPage={false} />);
    await userEvent.click(screen.getByRole('button', { name: '登录/注册' }));
    expect(props.onLogin).toHaveBeenCalledTimes(1);
    unmount();
    renderChrome(<DesktopHeader {...props} loggedIn firstPage={false} />);
    expect(screen.queryByRole('button', { name: '登录/注册' })).toBeNull();
    expect(screen.getByRole('link', { name: '个人中心' }).getAttribute('href')).toBe('/profile');
  });

  it('lists the four channels and shows the QR code of each', () => {
    renderChrome(<DesktopHeader {...headerProps()} firstPage={false} />);
    const channels = within(screen.getByRole('list', { name: '找到我们' }));
    expect(channels.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      '抖音',
      '哔哩哔哩',
      'QQ',
      '微信',
    ]);
    expect(channels.getAllByRole('img')).toHaveLength(4);
  });

  it('links to the same page and query in the other languages', () => {
    renderChrome(<DesktopHeader {...headerProps()} firstPage={false} />, '/en/about-us/', 'en');
    const japanese = screen.getByRole('link', { name: '日本語' });
    expect(japanese.getAttribute('href')).toBe('/ja/about-us/?channel=bili');
    // The first script stores the language of a link with this attribute.
    expect(japanese.getAttribute('hreflang')).toBe('ja');
    expect(screen.getByRole('link', { name: 'English' }).ariaCurrent).toBe('true');
  });

  it('is solid except on the first screen, and animates from 100 ms after mount', () => {
    jest.useFakeTimers();
    const { unmount } = renderChrome(<DesktopHeader {...headerProps()} firstPage />);
    const header = screen.getByRole('banner');
    expect(header.className).toBe('header');
    act(() => jest.advanceTimersByTime(99));
    expect(header.className).toBe('header');
    act(() => jest.advanceTimersByTime(1));
    expect(header.className).toBe('header animated');
    unmount();
    renderChrome(<DesktopHeader {...headerProps()} firstPage={false} />);
    expect(screen.getByRole('banner').className).toBe('header fixed');
    jest.useRealTimers();
  });
});
