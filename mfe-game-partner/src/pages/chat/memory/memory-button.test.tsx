import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@huoban/runtime';
import { NAP } from '../../../testing/partners';
import { renderPage } from '../../../testing/render-page';
import { openSocket } from '../connection/open-socket';
import { page } from '../page';
import type { Memory, MemoryList } from './use-memories';

const memory = (id: string, kind: Memory['kind'], text: string): Memory => ({
  id,
  kind,
  text,
  stated_at: '2026-11-20T10:00:00.000Z',
});

jest.mock('../connection/open-socket');

/** A service that remembers; fails once when told to. */
function createService(failures = 0) {
  const state: MemoryList = {
    enabled: true,
    items: [memory('1', 'name', '小北'), memory('2', 'fact', '我的猫叫团子')],
  };
  let left = failures;
  return (endpoint: string, input: unknown) => {
    const { body } = input as { body?: Record<string, unknown> };
    if (endpoint.includes('history')) return { items: [], has_more: false };
    if (endpoint.includes('get_token')) return { im_token: 't', expires_in: 300 };
    if (!endpoint.includes('/api/memory/')) return NAP;
    if (left > 0) {
      left -= 1;
      throw new Error('down');
    }
    if (endpoint.endsWith('update'))
      state.items = state.items.map((one) =>
        one.id === body?.memory_id ? { ...one, text: String(body.text) } : one,
      );
    if (endpoint.endsWith('delete'))
      state.items = state.items.filter(
        ({ id }) => body?.memory_id !== undefined && id !== body.memory_id,
      );
    if (endpoint.endsWith('switch')) state.enabled = body?.enabled === true;
    return { ...state };
  };
}

async function openPanel(failures = 0) {
  jest.mocked(openSocket).mockReturnValue(new Promise(() => undefined));
  const user = userEvent.setup();
  const { call } = await renderPage({
    page,
    address: '/game-partner/chat-1024',
    session: { isLoggedIn: true, userInfo: { access_token: 'a', web_user_id: '7' } },
    service: createService(failures),
  });
  // The code of the conversation is loaded first.
  const button = { name: '困困记得的事' };
  await user.click(await screen.findByRole('button', button, { timeout: 8_000 }));
  return { user, call, panel: await screen.findByRole('dialog', { name: '困困记得的事' }) };
}

const texts = (panel: HTMLElement) =>
  within(panel)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the panel of memories', () => {
  it('lists what the partner remembers and says what the privacy policy says', async () => {
    const { panel } = await openPanel();
    await waitFor(() => expect(texts(panel)).toEqual(['称呼小北', '你说过我的猫叫团子']));
    const link = within(panel).getByRole('link', { name: '隐私政策怎么说' });
    expect(link.getAttribute('href')).toBe('/privacy.html');
  });

  it('edits one by keyboard; Escape keeps the text and the panel', async () => {
    const { user, panel } = await openPanel();
    const edit = await within(panel).findByRole('button', { name: '修改：小北' });
    await user.click(edit);
    await user.type(within(panel).getByRole('textbox'), '方{Escape}');
    expect(texts(panel)[0]).toBe('称呼小北');
    await user.click(within(panel).getByRole('button', { name: '修改：小北' }));
    await user.clear(within(panel).getByRole('textbox'));
    await user.type(within(panel).getByRole('textbox'), '阿北{Enter}');
    await waitFor(() => expect(texts(panel)[0]).toBe('称呼阿北'));
  });

  it('forgets one and reads the conversation again, then forgets all after a question', async () => {
    const { user, panel, call } = await openPanel();
    const readHistory = () => call.mock.calls.filter(([name]) => name.includes('history')).length;
    const before = readHistory();
    await user.click(await within(panel).findByRole('button', { name: '忘掉：我的猫叫团子' }));
    await waitFor(() => expect(texts(panel)).toEqual(['称呼小北']));
    await waitFor(() => expect(readHistory()).toBe(before + 1));
    expect(screen.getByRole('dialog', { name: '困困记得的事' })).toBe(panel);
    await user.click(within(panel).getByRole('button', { name: '全部忘掉' }));
    await user.click(within(panel).getByRole('button', { name: '确定全部忘掉' }));
    expect(await within(panel).findByText(/还没记下什么/)).toBeTruthy();
  });

  it('is switched off, and says that nothing is remembered', async () => {
    const { user, panel } = await openPanel();
    await user.click(await within(panel).findByRole('checkbox'));
    expect(await within(panel).findByText(/困困现在不记新的事/)).toBeTruthy();
    expect(within(panel).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('clears the conversation after a question', async () => {
    const { user, panel } = await openPanel();
    await user.click(await within(panel).findByRole('button', { name: '清空聊天记录' }));
    expect(within(panel).getByText(/全部消息都会删除/)).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: '取消' }));
    await user.click(within(panel).getByRole('button', { name: '清空聊天记录' }));
    await user.click(within(panel).getByRole('button', { name: '确定清空' }));
    // There is no connection in this test.
    expect(toast.items.map(({ message }) => message)).toEqual(['没能清空，请稍后再试']);
    toast.clear();
  });

  it('keeps the focus when a question opens and closes', async () => {
    const { user, panel } = await openPanel();
    const clear = { name: '清空聊天记录' };
    await user.click(await within(panel).findByRole('button', clear));
    const cancel = within(panel).getByRole('button', { name: '取消' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(within(panel).getByRole('button', clear)),
    );
  });

  it('keeps the focus after one and after all are forgotten', async () => {
    const { user, panel } = await openPanel();
    await user.click(await within(panel).findByRole('button', { name: '忘掉：我的猫叫团子' }));
    await waitFor(() => expect(texts(panel)).toEqual(['称呼小北']));
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await user.click(within(panel).getByRole('button', { name: '全部忘掉' }));
    await user.click(within(panel).getByRole('button', { name: '确定全部忘掉' }));
    await within(panel).findByText(/还没记下什么/);
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  });

  it('shows a failure with a way to try again', async () => {
    const { user, panel } = await openPanel(1);
    await user.click(await within(panel).findByRole('button', { name: '再试一次' }));
    await waitFor(() => expect(texts(panel)).toHaveLength(2));
  });
});
