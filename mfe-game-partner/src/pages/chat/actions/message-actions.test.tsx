import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tabStore } from '@huoban/runtime';
import { NAP } from '../../../testing/partners';
import { renderPage } from '../../../testing/render-page';
import { openSocket } from '../connection/open-socket';
import { createMessage } from '../conversation/testing/create-test-conversation';
import { page } from '../page';

jest.mock('../connection/open-socket');
jest.mock('@tanstack/react-virtual', () => ({
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () => Array.from({ length: count }, (_, index) => ({ index, key: index })),
    scrollToEnd: () => undefined,
    containerRef: () => undefined,
    measureElement: () => undefined,
  }),
}));

const GREETING = createMessage(1, { text: '你来啦' });
const TALK = [
  GREETING,
  createMessage(2, { sender: 'user', text: '玩什么好', client_message_id: 'mine' }),
  createMessage(3, { text: '枕头角斗场最热闹' }),
];

/** A chat with stored messages; `request` records the events of the socket. */
async function openChat(items = TALK) {
  tabStore.write('chat-usage', '1 1');
  const stored = createMessage(2, { sender: 'user', text: '快醒醒！', client_message_id: 'sent' });
  const request = jest.fn(async (name: string) =>
    name === 'send'
      ? { ok: true, message: stored }
      : { ok: true, last_seq: items.length, reply: null },
  );
  jest.mocked(openSocket).mockImplementation(async () => ({
    request: request as never,
    close: () => undefined,
  }));
  const user = userEvent.setup();
  const { call } = await renderPage({
    page,
    address: '/game-partner/chat-1024',
    session: { isLoggedIn: true, userInfo: { access_token: 'a', web_user_id: '7' } },
    service: (endpoint) => {
      if (endpoint.includes('get_token')) return { im_token: 't', expires_in: 300 };
      if (endpoint.includes('history')) return { items, has_more: false };
      return endpoint.includes('report') ? { accepted: true } : NAP;
    },
  });
  await screen.findByText('在线');
  const rowOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-index]');
  const within_ = (text: string) => within(rowOf(text) ?? document.body);
  return { user, call, request, within: within_ };
}

describe('the actions of a message', () => {
  it('rate a reply, with a reason when it was poor', async () => {
    const { user, call, within: row } = await openChat();
    await user.click(row('枕头角斗场最热闹').getByRole('button', { name: '答得不好' }));
    await user.click(row('枕头角斗场最热闹').getByRole('button', { name: '答非所问' }));
    const [, input] = call.mock.calls.find(([name]) => name.includes('report')) ?? [];
    expect(input).toMatchObject({
      body: { action: 'rate_reply', params: { character_id: '1024', seq: 3, reason: 'offTopic' } },
    });
    expect(row('玩什么好').queryByRole('button', { name: '答得好' })).toBeNull();
  });

  it('report a reply', async () => {
    const { user, call, within: row } = await openChat();
    await user.click(row('枕头角斗场最热闹').getByRole('button', { name: '举报' }));
    await user.click(row('枕头角斗场最热闹').getByRole('button', { name: '有害内容' }));
    const [, input] = call.mock.calls.find(([name]) => name.includes('report')) ?? [];
    expect(input).toMatchObject({ body: { action: 'report_message', params: { seq: 3 } } });
  });

  it('keep the focus of the keyboard while they ask for a reason', async () => {
    const { user, within: row } = await openChat();
    const focusOf = (name: string) =>
      row('枕头角斗场最热闹').getByRole('button', { name }) === document.activeElement;
    act(() => row('枕头角斗场最热闹').getByRole('button', { name: '举报' }).focus());
    await user.keyboard('{Enter}');
    expect(focusOf('有害内容')).toBe(true);
    await user.keyboard('{Tab}{Tab}{Tab}{Enter}');
    expect(focusOf('复制')).toBe(true);
  });

  it('ask for another reply, only of the last one', async () => {
    const { user, request, within: row } = await openChat();
    expect(row('你来啦').queryByRole('button', { name: '换个回答' })).toBeNull();
    await user.click(row('枕头角斗场最热闹').getByRole('button', { name: '换个回答' }));
    expect(request).toHaveBeenCalledWith('answer', expect.objectContaining({ again: true }));
  });

  it('open with a long press of a finger, and close with a press elsewhere', async () => {
    const { within: row } = await openChat();
    const bubble = screen.getByText('枕头角斗场最热闹', { selector: '[data-surface]' });
    jest.useFakeTimers();
    fireEvent.touchStart(bubble);
    act(() => jest.advanceTimersByTime(500));
    jest.useRealTimers();
    expect(bubble.parentElement?.hasAttribute('data-open')).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(bubble.parentElement?.hasAttribute('data-open')).toBe(false);
    expect(row('枕头角斗场最热闹').getByRole('button', { name: '复制' })).toBeTruthy();
  });
});

describe('what a reply offers', () => {
  it('links to the games that it names', async () => {
    const { within: row } = await openChat();
    const link = row('枕头角斗场最热闹').getByRole('link', { name: '枕头角斗场' });
    expect(link.getAttribute('href')).toBe('/game-library/2015');
  });

  it('starts a conversation with three prompts of the partner', async () => {
    const { user, request } = await openChat([GREETING]);
    const prompts = await screen.findByRole('list', { name: '可以这样说' });
    expect(within(prompts).getAllByRole('button')).toHaveLength(3);
    await user.click(within(prompts).getByRole('button', { name: '快醒醒！' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: '可以这样说' })).toBeNull());
    expect(request).toHaveBeenCalledWith('send', expect.objectContaining({ text: '快醒醒！' }));
  });
});
