import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopHeader } from './desktop-header';
import { testSite } from '@huoban/runtime/testing';
import { headerProps, stage } from '../testing/stage';

describe('the desktop header', () => {
  it('highlights only the entry of the current path', () => {
    stage(<DesktopHeader {...headerProps()} firstPage={false} />, '/game-library/search');
    const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['游戏知识库']);
  });

  it('leads home by the name of the site', () => {
    stage(<DesktopHeader {...headerProps()} firstPage={false} />, '/en/activity/', 'en');
    const name = screen.getByRole('link', { name: testSite.name.en });
    expect(name.getAttribute('href')).toBe('/en');
  });

  it('searches on Enter and on the icon', async () => {
    const props = headerProps();
    stage(<DesktopHeader {...props} firstPage={false} />);
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索游戏' }), ' 星海 {Enter}');
    await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    expect(props.onSearch.mock.calls).toEqual([['星海'], ['星海']]);
  });

  it('does not search when it already stands on the search page', async () => {
    const props = { ...headerProps(), onSearchPage: true, searchValue: '星海' };
    stage(<DesktopHeader {...props} firstPage={false} />, '/game-library/search');
    await userEvent.type(screen.getByDisplayValue('星海'), '{Enter}');
    expect(props.onSearch).not.toHaveBeenCalled();
  });

  it('keeps the focus in its search while the address changes under it', async () => {
    const props = headerProps();
    const { rerender } = stage(<DesktopHeader {...props} firstPage={false} />);
    const box = screen.getByRole('searchbox', { name: '搜索游戏' });
    await userEvent.type(box, '星海');
    rerender(<DesktopHeader {...props} searchValue="月海" firstPage={false} />);
    expect(document.activeElement).toBe(box);
    expect(box).toHaveProperty('value', '月海');
  });

  it('offers login to a visitor and the profile to a member', async () => {
    const props = headerProps();
    const { unmount } = stage(<DesktopHeader {...props} firstPage={false} />);
    await userEvent.click(screen.getByRole('button', { name: '登录/注册' }));
    expect(props.onLogin).toHaveBeenCalledTimes(1);
    unmount();
    stage(<DesktopHeader {...props} loggedIn firstPage={false} />);
    expect(screen.queryByRole('button', { name: '登录/注册' })).toBeNull();
    expect(screen.getByRole('link', { name: '个人中心' }).getAttribute('href')).toBe('/profile');
  });

  it('names the four channels and shows the code of each', () => {
    stage(<DesktopHeader {...headerProps()} firstPage={false} />);
    const channels = within(screen.getByRole('list', { name: '找到我们' }));
    expect(channels.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      '抖音',
      '哔哩哔哩',
      'QQ',
      '微信',
    ]);
    expect(channels.getAllByRole('img')).toHaveLength(4);
  });

  it('links to the same page and query in the other languages and tells which was chosen', async () => {
    const onLanguage = jest.fn();
    stage(
      <DesktopHeader {...headerProps()} onLanguage={onLanguage} firstPage={false} />,
      '/en/about-us/',
      'en',
    );
    const japanese = screen.getByRole('link', { name: '日本語' });
    expect(japanese.getAttribute('href')).toBe('/ja/about-us/?channel=bili');
    expect(screen.getByRole('link', { name: 'English' }).ariaCurrent).toBe('true');
    japanese.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(japanese);
    expect(onLanguage).toHaveBeenCalledWith('ja');
  });

  it('is solid except on the first screen, and moves only 100 ms after it mounted', () => {
    jest.useFakeTimers();
    const { unmount } = stage(<DesktopHeader {...headerProps()} firstPage />);
    const header = screen.getByRole('banner');
    expect(header.className).toBe('header');
    act(() => jest.advanceTimersByTime(99));
    expect(header.className).toBe('header');
    act(() => jest.advanceTimersByTime(1));
    expect(header.className).toBe('header animated');
    unmount();
    stage(<DesktopHeader {...headerProps()} firstPage={false} />);
    expect(screen.getByRole('banner').className).toBe('header fixed');
    jest.useRealTimers();
  });
});
