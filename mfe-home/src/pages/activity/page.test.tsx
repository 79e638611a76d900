import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, testSite } from '../../testing/render-page';
import { createActivity } from '../../testing/fixtures';
import { page } from './page';

const open = (items: unknown[], address = '/activity/') =>
  renderPage({ page, address, service: () => ({ items }) });

describe('the activity page', () => {
  it('shows running, upcoming and ended activities with their dates', async () => {
    await open([
      createActivity('1'),
      createActivity('2', { days_left: 1 }),
      createActivity('3', { state: 'upcoming', days_left: 5 }),
      createActivity('4', { state: 'ended', days_left: 0 }),
    ]);
    const lead = within(screen.getByRole('article', { name: '活动1' }));
    expect(lead.getByText('进行中 · 还剩 3 天')).toBeTruthy();
    expect(lead.getByText('2026年11月16日').getAttribute('datetime')).toBe('2026-11-16');
    expect(lead.getByText('北京时间')).toBeTruthy();
    expect(lead.getByText('徽章、回信')).toBeTruthy();
    const stateIn = (group: string, label: string) =>
      within(screen.getByRole('region', { name: group })).getByText(label);
    expect(stateIn('也在进行', '进行中 · 还剩 1 天')).toBeTruthy();
    expect(stateIn('就快开始', '5 天后开始')).toBeTruthy();
    expect(stateIn('已经结束', '已结束')).toBeTruthy();
  });

  it('marks the last day', async () => {
    await open([createActivity('1', { days_left: 0 })]);
    expect(screen.getByText('今天最后一天')).toBeTruthy();
  });

  it('links partners and games', async () => {
    await open([createActivity('1')]);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('小鸢')).toBe('/game-partner/detail-1001');
    expect(hrefOf('山羊邮差')).toBe('/game-library/2001');
  });

  it('links to the partners if there are no activities', async () => {
    await open([]);
    expect(screen.getByText('这会儿没有活动')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去见伙伴' }).getAttribute('href')).toBe(
      '/game-partner/',
    );
  });

  it('describes every activity as an event, in China time', async () => {
    const { head } = await open([createActivity('1')]);
    expect(head().jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'Event',
        name: '活动1',
        startDate: '2026-11-16T00:00:00+08:00',
        endDate: '2026-11-22T23:59:59+08:00',
      }),
    ]);
  });

  it('describes the page of its language as the location of an event', async () => {
    const { head } = await open([createActivity('1')], '/en/activity/');
    expect(head().jsonLd?.[0]?.location).toMatchObject({ url: `${testSite.origin}/en/activity/` });
  });

  it('shows a skeleton, then offers a retry after a failure', async () => {
    let isAvailable = false;
    const service = () => {
      if (!isAvailable) throw new Error('unavailable');
      return { items: [createActivity('1')] };
    };
    await renderPage({ page, address: '/activity/', service, loaded: false });
    expect(screen.getByText('正在取活动')).toBeTruthy();
    const retry = await screen.findByRole('button', { name: '再试一次' });
    expect(screen.getByRole('alert').textContent).toContain('这里没加载出来');
    isAvailable = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('article', { name: '活动1' })).toBeTruthy();
  });
});
