import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageModule } from '@huoban/contracts';
import { createPageRenderer } from '../testing/page-renderer';
import { RecentConversations } from './recent-conversations';
import type { RecentListProps } from './recent-list';

const SESSION = { isLoggedIn: true, userInfo: { access_token: 'a', web_user_id: '7' } };
const recent = (id: string, name: string, unread: number, sender = 'character') => ({
  character: { id, name, picture: null },
  last: { sender, text: `${name}的话`, created_at: '2026-11-20T10:00:00.000Z' },
  unread,
});
const ITEMS = [recent('1001', '雷米', 2), recent('1002', '林蕨', 0, 'user')];

const { renderPage } = createPageRenderer({
  name: 'mfe-home',
  routes: [{ page: 'home', pattern: '/', devices: ['desktop', 'mobile'] }],
  messages: { zh: {}, en: {}, ja: {} },
});

function renderRecent(
  layout: RecentListProps['layout'],
  { items = ITEMS, session = SESSION, failures = 0 }: Record<string, unknown> = {},
) {
  let left = failures as number;
  const page: PageModule = {
    head: () => ({ title: '', description: '' }),
    Page: () => <RecentConversations layout={layout} />,
  };
  const service = () => {
    if (left > 0) {
      left -= 1;
      throw new Error('down');
    }
    return { items };
  };
  return renderPage({ page, address: '/', session: session as typeof SESSION, service });
}

describe('recent conversations', () => {
  it('show picture, last line, time and unread messages, with a link to the chat', async () => {
    await renderRecent('strip');
    const region = await screen.findByRole('region', { name: '接着聊' });
    const [first, second] = await within(region).findAllByRole('link');
    expect(first?.getAttribute('href')).toBe('/game-partner/chat-1001');
    expect(first?.textContent).toContain('雷米的话');
    expect(first?.textContent).toContain('2 条未读');
    expect(second?.textContent).toContain('我：林蕨的话');
    expect(second?.textContent).not.toContain('未读');
    expect(within(region).getAllByText(/\d/, { selector: 'time' })).toHaveLength(2);
  });

  it('are not requested without a login', async () => {
    const { call } = await renderRecent('strip', { session: {} });
    expect(screen.queryByRole('region')).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it('say that there is none, and nothing where only the latest is shown', async () => {
    await renderRecent('list', { items: [] });
    expect(await screen.findByText(/还没和谁聊过/)).toBeTruthy();
  });

  it('show only the latest', async () => {
    await renderRecent('latest');
    expect(await screen.findAllByRole('link')).toHaveLength(1);
  });

  it('offer another try after a failure', async () => {
    await renderRecent('strip', { failures: 1 });
    await userEvent.click(await screen.findByRole('button', { name: '再试一次' }));
    expect(await screen.findAllByRole('link')).toHaveLength(2);
  });
});
