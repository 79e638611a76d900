import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tabStore } from '@huoban/runtime';
import { NAP } from '../../testing/partners';
import { renderPage } from '../../testing/render-page';
import { draftFor } from './conversation/tab-storage';
import { openSocket } from './connection/open-socket';
import { createMessage } from './conversation/testing/create-test-conversation';
import type { SocketListener } from './connection/ports';
import { page } from './page';

jest.mock('./connection/open-socket');
// jsdom lays nothing out: every row is in view.
jest.mock('@tanstack/react-virtual', () => ({
  useVirtualizer: ({
    count,
    getItemKey,
  }: {
    count: number;
    getItemKey: (n: number) => string;
  }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_, index) => ({ index, key: getItemKey(index) })),
    scrollToEnd: () => undefined,
    containerRef: () => undefined,
    measureElement: () => undefined,
  }),
}));

const READER = { isLoggedIn: true, userInfo: { access_token: 'a', web_user_id: '7' } };
const ADDRESS = '/game-partner/chat-1024';

beforeEach(() => {
  draftFor('1024').set('');
  tabStore.remove('chat-unsent:7:1024');
  tabStore.write('chat-usage', '1 1');
});

/** A service that stores nothing before the test; `answers` acknowledge what is asked. */
function playService(answers: Record<string, object> = {}) {
  const heard: { listener?: SocketListener } = {};
  let stored = 1;
  const ask = jest.fn(
    async (name: string, event: { text?: string; client_message_id?: string }) => {
      const { text = '', client_message_id = null } = event;
      if (name !== 'send') return { ok: true, ...answers[name] };
      stored += 1;
      const sent = createMessage(stored, { sender: 'user', text, client_message_id });
      return { ok: true, message: sent, ...answers['send'] };
    },
  );
  jest.mocked(openSocket).mockImplementation(async (_token, listener) => {
    heard.listener = listener;
    return { request: ask as never, close: () => undefined };
  });
  const service = (endpoint: string) => {
    if (endpoint.includes('get_token')) return { im_token: 't', expires_in: 300 };
    return endpoint.includes('history') ? { items: [createMessage(1)], has_more: false } : NAP;
  };
  const tell = (name: keyof SocketListener, event: object) =>
    act(async () => {
      (heard.listener?.[name] as (event: object) => void)({ character_id: '1024', ...event });
    });
  return { ask, service, tell };
}

async function openTalk(answers?: Record<string, object>, session: object = READER) {
  const played = playService(answers);
  const user = userEvent.setup();
  const opened = await renderPage({ page, address: ADDRESS, session, service: played.service });
  await screen.findByText('message 1');
  await screen.findByText('在线');
  return { ...played, ...opened, user, field: screen.getByRole('textbox') };
}

describe('a visitor at the door of a talk', () => {
  it('reads the greeting under the label of an AI, out of search results', async () => {
    const { head } = await renderPage({ page, address: ADDRESS, service: () => NAP });
    expect(screen.getByText(NAP.greeting)).toBeTruthy();
    expect(screen.getByText('AI')).toBeTruthy();
    expect(screen.getByRole('link', { name: '下载手机版' })).toBeTruthy();
    expect(head()).toMatchObject({ title: '和困困聊天', noIndex: true });
  });

  it('is asked to log in when sending, and keeps the words', async () => {
    const openLogin = jest.fn();
    await renderPage({ page, address: ADDRESS, session: { openLogin }, service: () => NAP });
    await userEvent.type(screen.getByRole('textbox'), '在吗{Enter}');
    expect(openLogin).toHaveBeenCalledWith({ returnTo: ADDRESS });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('在吗');
    expect(tabStore.read('chat-draft:1024')).toBe('在吗');
  });
});

describe('a talk', () => {
  it('sends with Enter, breaks lines with Shift and Enter, and shows the message', async () => {
    const { user, field, ask } = await openTalk();
    await user.type(field, '一{Shift>}{Enter}{/Shift}二{Enter}');
    expect(ask).toHaveBeenCalledWith('send', expect.objectContaining({ text: '一\n二' }));
    expect(await within(screen.getByRole('log')).findByText(/一\s二/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('sends with the button 发送, and nothing while there is nothing', async () => {
    const { user, field, ask } = await openTalk();
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(ask).not.toHaveBeenCalledWith('send', expect.anything());
    await user.type(field, '好');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(ask).toHaveBeenCalledWith('send', expect.objectContaining({ text: '好' }));
  });

  it('shows a reply while it grows, offers to stop it and reads it out when it is finished', async () => {
    const { user, tell, ask } = await openTalk();
    await tell('reply_started', { reply_id: 'r1' });
    expect(await screen.findByText('困困正在输入')).toBeTruthy();
    await tell('reply_delta', { reply_id: 'r1', at: 0, text: '来了' });
    expect(await screen.findByText('来了')).toBeTruthy();
    expect(screen.queryByText('困困：来了')).toBeNull();
    await user.click(screen.getByRole('button', { name: '停止' }));
    expect(ask).toHaveBeenCalledWith('stop', { character_id: '1024', reply_id: 'r1' });
    await tell('message', { message: createMessage(2, { text: '来了', mark: 'stopped' }) });
    expect(await screen.findByText('困困：来了')).toBeTruthy();
    expect(screen.getByText('已停止')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '停止' })).toBeNull();
  });

  it('says why a message was not taken; it can be sent again or deleted', async () => {
    const refused = { ok: false, error_code: 41912, error_message: '', retry_after: 5 };
    const { user, field, ask } = await openTalk({ send: refused });
    await user.type(field, '好{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('5 秒后再试');
    await user.click(screen.getByRole('button', { name: '重发' }));
    expect(ask.mock.calls.filter(([name]) => name === 'send')).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('offers to ask again when a reply failed', async () => {
    const { user, tell, ask } = await openTalk();
    await tell('reply_started', { reply_id: 'r1' });
    await tell('reply_ended', { reply_id: 'r1', outcome: 'failed' });
    await user.click(await screen.findByRole('button', { name: '再问一次' }));
    expect(ask).toHaveBeenCalledWith('answer', { character_id: '1024', language: 'zh' });
  });

  it('ends with the session and asks to log in again', async () => {
    const [logout, openLogin] = [jest.fn(), jest.fn()];
    const { tell } = await openTalk({}, { ...READER, logout, openLogin });
    await tell('signed_out', {});
    expect(logout).toHaveBeenCalled();
    expect(openLogin).toHaveBeenCalledWith({ returnTo: ADDRESS });
  });

  it('leaves the field for the messages with Escape', async () => {
    const { user, field } = await openTalk();
    await user.type(field, '{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('log'));
  });
});

describe('the reminder', () => {
  it('says once in a tab that this is an AI', async () => {
    tabStore.remove('chat-usage');
    const { user } = await openTalk();
    await user.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tabStore.read('chat-usage')).not.toBeNull();
  });
});
