import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localStore, tabStore } from '@huoban/runtime';
import { apiFailure } from '@huoban/runtime/testing';
import { NAP } from '../../testing/partners';
import { renderPage } from '../../testing/render-page';
import { draftFor } from './conversation/tab-storage';
import { openSocket } from './connection/open-socket';
import { createMessage } from './conversation/testing/create-test-conversation';
import type { SocketListener } from './connection/conversation-socket';
import { page } from './page';

jest.mock('./connection/open-socket');

interface MockListOptions {
  count: number;
  getItemKey: (n: number) => string;
  onChange: (list: object) => void;
}

const mockScroll: Partial<Pick<MockListOptions, 'onChange'>> = {};
// jsdom has no layout, so all rows are rendered.
jest.mock('@tanstack/react-virtual', () => ({
  useVirtualizer: ({ count, getItemKey, onChange }: MockListOptions) => {
    mockScroll.onChange = onChange;
    return {
      getVirtualItems: () =>
        Array.from({ length: count }, (_, index) => ({ index, key: getItemKey(index) })),
      scrollToEnd: () => undefined,
      containerRef: () => undefined,
      measureElement: () => undefined,
    };
  },
}));

interface GuestOptions {
  hasWritten?: boolean;
  replies?: Record<string, object>;
  answers?: Record<string, () => unknown>;
}

const SESSION = { isLoggedIn: true, userInfo: { access_token: 'a', web_user_id: '7' } };
const ADDRESS = '/game-partner/chat-1024';

beforeEach(() => {
  draftFor('1024').set('');
  tabStore.remove('chat-unsent:7:1024');
  tabStore.write('chat-usage', '1 1');
});

/** A fake service without stored messages; `replies` override the acknowledgements. */
function createFakeService(replies: Record<string, object> = {}) {
  const socket: { listener?: SocketListener } = {};
  let stored = 1;
  const request = jest.fn(
    async (name: string, event: { text?: string; client_message_id?: string }) => {
      const { text = '', client_message_id = null } = event;
      if (name !== 'send') return { ok: true, ...replies[name] };
      stored += 1;
      const sent = createMessage(stored, { sender: 'user', text, client_message_id });
      return { ok: true, message: sent, ...replies['send'] };
    },
  );
  jest.mocked(openSocket).mockImplementation(async (_token, listener) => {
    socket.listener = listener;
    return { request: request as never, close: () => undefined };
  });
  const service = (endpoint: string) => {
    if (endpoint.includes('get_token')) return { im_token: 't', expires_in: 300 };
    return endpoint.includes('history') ? { items: [createMessage(1)], has_more: false } : NAP;
  };
  const emit = (name: keyof SocketListener, event: object) =>
    act(async () => {
      (socket.listener?.[name] as (event: object) => void)({ character_id: '1024', ...event });
    });
  return { request, service, emit };
}

/** `beforeOpen` acts on the field while the code of the conversation is loading. */
async function renderConversation(
  replies?: Record<string, object>,
  session: object = SESSION,
  beforeOpen: (field: HTMLTextAreaElement) => void = () => undefined,
) {
  const fake = createFakeService(replies);
  const user = userEvent.setup();
  const rendered = await renderPage({ page, address: ADDRESS, session, service: fake.service });
  beforeOpen(screen.getByRole('textbox'));
  await screen.findByText('message 1');
  await screen.findByText('在线');
  return { ...fake, ...rendered, user, field: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

describe('visitor without a login', () => {
  it('sees the greeting with the AI label; the page is not indexed', async () => {
    const { head } = await act(() => renderPage({ page, address: ADDRESS, service: () => NAP }));
    expect(screen.getByText(NAP.greeting)).toBeTruthy();
    expect(screen.getByText('AI')).toBeTruthy();
    expect(screen.getByRole('link', { name: '下载手机版' })).toBeTruthy();
    expect(head()).toMatchObject({ title: '和困困聊天', noIndex: true });
  });
});

describe('guest', () => {
  const openLogin = jest.fn();
  beforeEach(() => {
    openLogin.mockClear();
    tabStore.remove('chat-unsent:guest:1024');
  });

  /** A service that lets a guest write so many messages. `answers` override its calls. */
  async function renderGuest(
    left: number,
    { hasWritten = false, replies = {}, answers = {} }: GuestOptions = {},
  ) {
    const fake = createFakeService(replies);
    let isBegun = hasWritten;
    const service = (endpoint: string): unknown => {
      if (endpoint in answers) return answers[endpoint]?.();
      const sent = fake.request.mock.calls.filter(([name]) => name === 'send').length;
      switch (endpoint) {
        case 'GET /api/guest/chat':
          return {
            messages_left: left - sent,
            max_messages: 3,
            has_written: isBegun,
            kept_days: 7,
          };
        case 'POST /api/guest/begin':
          isBegun = true;
          return { messages_left: left - sent, max_messages: 3 };
        case 'GET /api/guest/token':
          return { im_token: 't', expires_in: 300 };
        case 'POST /api/guest/history':
          return { items: [createMessage(1)], has_more: false };
        default:
          return NAP;
      }
    };
    const calls: string[] = [];
    const record = (endpoint: string) => {
      calls.push(endpoint);
      return service(endpoint) as object;
    };
    await act(() =>
      renderPage({ page, address: ADDRESS, session: { openLogin }, service: record }),
    );
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
    const write = (text: string) => userEvent.type(field(), `${text}{Enter}`);
    return { ...fake, calls, field, write };
  }

  it('sends the first message without a login, under calls of its own', async () => {
    const { write, request, calls } = await renderGuest(3);
    expect(await screen.findByText(/不登录也能发 3 条/)).toBeTruthy();
    await write('在吗');
    expect(await within(await screen.findByRole('log')).findByText('在吗')).toBeTruthy();
    expect(request).toHaveBeenCalledWith('send', expect.objectContaining({ text: '在吗' }));
    expect(await screen.findByText('不登录还能发 2 条')).toBeTruthy();
    expect(openLogin).not.toHaveBeenCalled();
    expect(calls.filter((endpoint) => endpoint.includes('/api/im/'))).toEqual([]);
    expect(screen.queryByRole('button', { name: '困困记得的事' })).toBeNull();
  });

  it('sends a first line with one press', async () => {
    const { request } = await renderGuest(3);
    const [line] = within(await screen.findByRole('list', { name: '可以这样说' })).getAllByRole(
      'button',
    );
    if (line === undefined) throw new Error('no first line');
    await userEvent.click(line);
    const text = line.textContent;
    await waitFor(() =>
      expect(request).toHaveBeenCalledWith('send', expect.objectContaining({ text })),
    );
  });

  it('sees no first lines, which would replace the text, while something is written', async () => {
    const { field } = await renderGuest(3);
    const list = { name: '可以这样说' };
    expect(await screen.findByRole('list', list)).toBeTruthy();
    await userEvent.type(field(), '在');
    expect(screen.queryByRole('list', list)).toBeNull();
    await userEvent.clear(field());
    expect(screen.getByRole('list', list)).toBeTruthy();
  });

  it('is invited after the last message with what a login keeps; the text stays', async () => {
    const { write, field, request } = await renderGuest(1, { hasWritten: true });
    await screen.findByText('在线');
    expect(localStore.read('guest-chat-over-until')).toBeNull();
    await write('在吗');
    expect(await screen.findByText('3 条都发完了，登录接着聊')).toBeTruthy();
    expect(screen.getByText(/困困记下的事；不登录，7 天后全部删除/)).toBeTruthy();
    // The login dialog offers no chat as a guest.
    expect(Number(localStore.read('guest-chat-over-until'))).toBeGreaterThan(Date.now());
    localStore.remove('guest-chat-over-until');
    request.mockClear();
    await write('还有');
    expect(openLogin).toHaveBeenCalledWith({ returnTo: ADDRESS });
    expect(field().value).toBe('还有');
    expect(request).not.toHaveBeenCalled();
  });

  it('keeps the text that the service refuses, because another tab sent the last message', async () => {
    const replies = { send: { ok: false, error_code: 41002, error_message: '' } };
    const { write, field } = await renderGuest(1, { hasWritten: true, replies });
    await screen.findByText('在线');
    await write('在吗');
    await waitFor(() => expect(field().value).toBe('在吗'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('logs in with its text where no more guests are accepted, or cookies are off', async () => {
    const refuse = (code: number) => () => {
      throw apiFailure({ code });
    };
    const cases: Record<string, () => unknown>[] = [
      { 'POST /api/guest/begin': refuse(41912) },
      { 'GET /api/guest/token': refuse(41002) },
    ];
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const answers of cases) {
      openLogin.mockClear();
      draftFor('1024').set('');
      const { write, field } = await renderGuest(3, { answers });
      await write('在吗');
      await waitFor(() => expect(field().value).toBe('在吗'));
      expect(await screen.findByText(/登录就能和困困聊/)).toBeTruthy();
      cleanup();
    }
  });
});

describe('field before the conversation is open', () => {
  const type = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  const pressEnter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' });

  it('is the same node afterwards, with text and focus', async () => {
    let early: HTMLElement | null = null;
    const { field } = await renderConversation({}, SESSION, (shown) => {
      early = shown;
      act(() => shown.focus());
      type(shown, '早');
    });
    expect(field).toBe(early);
    expect([field.value, document.activeElement]).toEqual(['早', field]);
  });

  it('sends afterwards, once', async () => {
    const { field, request } = await renderConversation({}, SESSION, (shown) => {
      type(shown, '早');
      pressEnter(shown);
      pressEnter(shown);
      expect(screen.getByRole('button', { name: '发送' }).ariaBusy).toBe('true');
    });
    await waitFor(() => expect(field.value).toBe(''));
    expect(await within(screen.getByRole('log')).findByText('早')).toBeTruthy();
    expect(request.mock.calls.filter(([name]) => name === 'send')).toHaveLength(1);
    expect(screen.getByRole('button', { name: '发送' }).ariaBusy).toBeNull();
  });

  it('does not send when the visitor goes on writing', async () => {
    const { field, request } = await renderConversation({}, SESSION, (shown) => {
      type(shown, '早');
      pressEnter(shown);
      type(shown, '早安');
    });
    expect(request).not.toHaveBeenCalledWith('send', expect.anything());
    expect(field.value).toBe('早安');
  });
});

describe('conversation', () => {
  it('sends with Enter and breaks lines with Shift+Enter', async () => {
    const { user, field, request } = await renderConversation();
    await user.type(field, '一{Shift>}{Enter}{/Shift}二{Enter}');
    expect(request).toHaveBeenCalledWith('send', expect.objectContaining({ text: '一\n二' }));
    expect(await within(screen.getByRole('log')).findByText(/一\s二/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('sends with the button, but not an empty message', async () => {
    const { user, field, request } = await renderConversation();
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(request).not.toHaveBeenCalledWith('send', expect.anything());
    await user.type(field, '好');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(request).toHaveBeenCalledWith('send', expect.objectContaining({ text: '好' }));
  });

  it('shows a growing reply, can stop it and announces it when complete', async () => {
    const { user, emit, request } = await renderConversation();
    await emit('reply_started', { reply_id: 'r1' });
    expect(await screen.findByText('困困正在输入')).toBeTruthy();
    await emit('reply_delta', { reply_id: 'r1', at: 0, text: '来了' });
    expect(await screen.findByText('来了')).toBeTruthy();
    expect(screen.queryByText('困困：来了')).toBeNull();
    await user.click(screen.getByRole('button', { name: '停止' }));
    expect(request).toHaveBeenCalledWith('stop', { character_id: '1024', reply_id: 'r1' });
    await emit('message', { message: createMessage(2, { text: '来了', mark: 'stopped' }) });
    expect(await screen.findByText('困困：来了')).toBeTruthy();
    expect(screen.getByText('已停止')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '停止' })).toBeNull();
  });

  it('reports why a message was not sent; it can be sent again or deleted', async () => {
    const refused = { ok: false, error_code: 41912, error_message: '', retry_after: 5 };
    const { user, field, request } = await renderConversation({ send: refused });
    await user.type(field, '好{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('5 秒后再试');
    await user.click(screen.getByRole('button', { name: '重发' }));
    expect(request.mock.calls.filter(([name]) => name === 'send')).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('offers to request a failed reply again', async () => {
    const { user, emit, request } = await renderConversation();
    await emit('reply_started', { reply_id: 'r1' });
    await emit('reply_ended', { reply_id: 'r1', outcome: 'failed' });
    await user.click(await screen.findByRole('button', { name: '再问一次' }));
    expect(request).toHaveBeenCalledWith('answer', { character_id: '1024', language: 'zh' });
  });

  it('logs out and opens the login dialog when the session ends', async () => {
    const [logout, openLogin] = [jest.fn(), jest.fn()];
    const { emit } = await renderConversation({}, { ...SESSION, logout, openLogin });
    await emit('signed_out', {});
    expect(logout).toHaveBeenCalled();
    expect(openLogin).toHaveBeenCalledWith({ returnTo: ADDRESS });
  });

  it('moves the focus to the messages when a suggestion is sent', async () => {
    const { user, request } = await renderConversation();
    const [line] = within(await screen.findByRole('list', { name: '可以这样说' })).getAllByRole(
      'button',
    );
    if (line === undefined) throw new Error('no suggestion');
    const text = line.textContent;
    await user.click(line);
    await waitFor(() => expect(screen.queryByRole('list', { name: '可以这样说' })).toBeNull());
    await waitFor(() =>
      expect(request).toHaveBeenCalledWith('send', expect.objectContaining({ text })),
    );
    expect(document.activeElement).toBe(screen.getByRole('log'));
  });

  it('moves the focus to the messages when the visitor goes back to the latest', async () => {
    const { user } = await renderConversation();
    const start = { getTotalSize: () => 1_000, scrollRect: null, scrollOffset: 0 };
    act(() => {
      mockScroll.onChange?.(start);
    });
    await user.click(screen.getByRole('button', { name: '回到最新' }));
    expect(document.activeElement).toBe(screen.getByRole('log'));
  });

  it('moves the focus to the messages with Escape', async () => {
    const { user, field } = await renderConversation();
    await user.type(field, '{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('log'));
  });
});

describe('reminder', () => {
  it('is shown once per tab', async () => {
    tabStore.remove('chat-usage');
    const { user } = await renderConversation();
    await user.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tabStore.read('chat-usage')).not.toBeNull();
  });

  it('is one line with the rest to open, and goes with the first message', async () => {
    tabStore.remove('chat-usage');
    const { user, field } = await renderConversation();
    const reminder = screen.getByRole('dialog', { name: 'AI 角色，不是真人' });
    expect(
      within(reminder)
        .getByText(/别当成医疗/)
        .closest('details')?.open,
    ).toBe(false);
    await user.type(field, '在吗{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('对面是 AI 角色，内容由 AI 生成')).toBeTruthy();
  });
});
