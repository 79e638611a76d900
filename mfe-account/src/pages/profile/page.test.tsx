import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toast, type Session } from '@huoban/runtime';
import { apiFailure } from '@huoban/runtime/testing';
import { ACCOUNT, renderPage, createPage, type Responses } from '../../testing/render-page';
import { page } from './page';

const ME = 'GET /api/users/me/';
const SESSIONS = 'GET /api/users/sessions';
const LOGOUT = 'POST /api/users/logout';
const TIME = '2026-11-20T08:00:00.000Z';
const DEVICES = {
  items: [
    { current: true, browser: 'Chrome', system: 'Windows', created_at: TIME, last_used_at: TIME },
    { current: false, browser: null, system: null, created_at: '2026-11-01', last_used_at: TIME },
  ],
};
const SUCCESS: Responses = { [ME]: [ACCOUNT], [SESSIONS]: [DEVICES], [LOGOUT]: [{ ended: 1 }] };

const open = (responses: Responses = SUCCESS, session: Partial<Session> = {}) =>
  renderPage(page, '/m/profile', responses, session);
const htmlFor = async (session: Partial<Session>) =>
  renderToString(await createPage(page, '/m/profile', session));

it('renders the same frame with and without a login', async () => {
  const html = await htmlFor({ ready: false, isLoggedIn: false });
  expect(html).toContain('个人中心');
  expect(html).not.toContain('退出登录');
  expect(html).toBe(await htmlFor({ ready: true, isLoggedIn: false }));
});

it('explains without JavaScript why no account is shown', async () => {
  expect(await htmlFor({ ready: false })).toMatch(/<noscript><p[^>]*>[^<]*JavaScript[^<]*<\/p>/);
});

it.each([
  ['before the session is read', { ready: false, isLoggedIn: true }],
  ['without a login', { ready: true, isLoggedIn: false }],
])('sends no request %s', async (_, session) => {
  const { call } = await open(SUCCESS, session);
  await Promise.resolve();
  expect(call).not.toHaveBeenCalled();
});

it('shows nickname, id, masked phone and the link to the removal', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: '小满' })).toBeTruthy();
  expect(screen.getByText('138****5678')).toBeTruthy();
  expect(screen.getByText('448131162925')).toBeTruthy();
  const removal = screen.getByRole('link', { name: '注销账号' });
  expect(removal.getAttribute('href')).toBe('/m/profile/removeAccount-448131162925');
});

it('links to the removal in the desktop layout, too', async () => {
  await renderPage(page, '/en/profile', SUCCESS);
  const removal = await screen.findByRole('link', { name: 'Delete account' });
  expect(removal.getAttribute('href')).toBe('/en/profile/removeAccount-448131162925');
});

it('goes home before it ends the session', async () => {
  let endedAt = '';
  const logout = jest.fn(() => (endedAt = window.location.pathname));
  await open(SUCCESS, { logout });
  const entries = window.history.length;
  fireEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  expect(logout).not.toHaveBeenCalled();
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  expect(endedAt).toBe('/m/');
  expect(window.history.length).toBe(entries);
  expect(toast.items).toMatchObject([{ message: '已退出登录，下次再一起玩', kind: 'success' }]);
});

it('ends the session even if the home page does not open', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { router, logout } = await open();
  jest.spyOn(router, 'navigate').mockReturnValue(new Promise(() => {}));
  fireEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  await jest.advanceTimersByTimeAsync(2000);
  expect(logout).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('offers retry and logout when the account cannot be read', async () => {
  await open({ [ME]: [apiFailure({ kind: 'transport', code: 503 }), ACCOUNT] });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByRole('heading', { name: '小满' })).toBeTruthy();
});

it('shows a notice when offline', async () => {
  await open({ [ME]: [apiFailure({ kind: 'offline' })] });
  expect(await screen.findByRole('heading', { name: '网络断开了' })).toBeTruthy();
});

it('ends the session on the service with the token, before the browser forgets it', async () => {
  const order: string[] = [];
  const { call } = await open(SUCCESS, { logout: () => void order.push('forgotten') });
  await screen.findByText('Chrome · Windows');
  call.mockImplementation((endpoint: string) => {
    order.push(endpoint);
    return Promise.reject(apiFailure({ kind: 'offline' }));
  });
  fireEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(order).toEqual([LOGOUT, 'forgotten']));
  expect(call).toHaveBeenLastCalledWith(LOGOUT, { body: { all: false } }, { keepalive: true });
});

it('lists the devices with their last use', async () => {
  await open();
  const [first, second] =
    (await screen.findByText('Chrome · Windows')).closest('ul')?.children ?? [];
  expect(first?.textContent).toMatch(/^Chrome · Windows本机最近使用：2026年11月20日/);
  expect(second?.textContent).toMatch(/^未知设备最近使用：/);
});

it('offers to retry when the devices cannot be read', async () => {
  await open({ ...SUCCESS, [SESSIONS]: [apiFailure({ kind: 'transport', code: 503 }), DEVICES] });
  expect(await screen.findByRole('heading', { name: '没能读到登录的设备' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByText('Chrome · Windows')).toBeTruthy();
});

it('says that the visitor is offline, too, when the devices cannot be read', async () => {
  await open({ ...SUCCESS, [SESSIONS]: [apiFailure({ kind: 'offline' })] });
  expect(await screen.findByRole('heading', { name: '网络断开了' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '没能读到登录的设备' })).toBeNull();
});

it('logs out on all devices only when the service has ended them', async () => {
  const { call, logout } = await open({
    ...SUCCESS,
    [LOGOUT]: [apiFailure({ kind: 'offline' }), { ended: 2 }],
  });
  const button = await screen.findByRole('button', { name: '退出所有设备' });
  fireEvent.click(button);
  expect(await screen.findByText(/没能退出所有设备/)).toBeTruthy();
  expect(logout).not.toHaveBeenCalled();
  fireEvent.click(button);
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  expect(call).toHaveBeenLastCalledWith(LOGOUT, { body: { all: true } });
  expect(toast.items).toMatchObject([{ message: '已在所有设备上退出登录' }]);
});

const UPDATE = 'POST /api/users/update_profile';
async function editProfile(nickname: string) {
  fireEvent.click(await screen.findByRole('button', { name: '改昵称和头像' }));
  const field = await screen.findByLabelText('昵称');
  fireEvent.change(field, { target: { value: nickname } });
  fireEvent.click(screen.getByRole('radio', { name: '章鱼' }));
  fireEvent.click(screen.getByRole('radio', { name: '天蓝' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  return field;
}

it('changes nickname and avatar, and tells the session for the header', async () => {
  const changed = { ...ACCOUNT, nickname: '小北', avatar: { index: 10, color: 'sky' } };
  const login = jest.fn();
  const userInfo = { access_token: 't', web_user_id: '448131162925', is_new: false };
  const { inputsOf } = await open({ ...SUCCESS, [UPDATE]: [changed] }, { login, userInfo });
  await editProfile(' 小北 ');
  expect(await screen.findByRole('heading', { name: '小北' })).toBeTruthy();
  const { nickname, avatar } = changed;
  expect(inputsOf(UPDATE)).toEqual([{ body: { nickname, avatar } }]);
  expect(login).toHaveBeenLastCalledWith({ ...userInfo, nickname, avatar });
  await waitFor(() => expect(screen.queryByLabelText('昵称')).toBeNull());
});

it('explains at the nickname why it was not saved', async () => {
  const message = '这个昵称不能用';
  const refused = apiFailure({ kind: 'business', code: 41921, message });
  const { inputsOf } = await open({ ...SUCCESS, [UPDATE]: [refused] });
  const field = await editProfile('  ');
  expect(screen.getByText('请写一个昵称')).toBeTruthy();
  expect(inputsOf(UPDATE)).toEqual([]);
  fireEvent.change(field, { target: { value: '客服' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

const FAVORITES = 'GET /api/users/favorites';
const PLAY_LIST = 'GET /api/users/play_list';
const played = (id: string, title: string, state: string, rating: number | null = null) => ({
  game: { id, title, picture: null },
  state,
  rating,
});

it('shows favourite partners first, and the play list by state', async () => {
  const games = [played('1', '雪路', 'want'), played('2', '盐誓', 'finished', 4)];
  await open({
    ...SUCCESS,
    [FAVORITES]: [{ items: [{ id: '1001', name: '雷米', picture: null }] }],
    [PLAY_LIST]: [{ items: games }],
  });
  const chat = await screen.findByRole('link', { name: '雷米' });
  expect(chat.getAttribute('href')).toBe('/m/game-partner/chat-1001');
  const game = await screen.findByRole('link', { name: '盐誓' });
  expect(chat.compareDocumentPosition(game)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('img', { name: '4 星' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '在玩 0' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: '玩过 1' }));
  expect(screen.queryByRole('link', { name: '雪路' })).toBeNull();
  expect(screen.getByRole('link', { name: '盐誓' })).toBeTruthy();
});

it('keeps the focus beside the games when the button that shows all is removed', async () => {
  const ids = Array.from({ length: 13 }, (_, index) => String(index));
  const items = ids.map((id) => played(id, `游戏${id}`, 'want'));
  await open({ ...SUCCESS, [PLAY_LIST]: [{ items }] });
  const button = await screen.findByRole('button', { name: '看全部 13 款' });
  button.focus();
  fireEvent.click(button);
  expect(button.isConnected).toBe(false);
  expect(screen.getByRole('link', { name: '游戏12' })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

it('tells which activities the visitor has joined and voted in', async () => {
  const activity = { state: 'running', joined: true, mark: '夜灯', vote: 'a', counts: [] };
  await open({
    ...SUCCESS,
    ['GET /api/users/activities']: [{ items: [{ ...activity, id: '3003', title: '零点怪谈' }] }],
  });
  const row = (await screen.findByText('零点怪谈')).closest('li');
  expect(row?.textContent).toBe('零点怪谈夜灯已参加 · 已投票 · 进行中');
  expect(screen.getByRole('link', { name: '去活动页' }).getAttribute('href')).toBe('/m/activity/');
});

it('says how to fill empty lists, and offers another try after a failure', async () => {
  const failure = apiFailure({ kind: 'transport', code: 503 });
  await open({
    ...SUCCESS,
    [FAVORITES]: [{ items: [] }],
    [PLAY_LIST]: [failure, { items: [] }],
  });
  expect(await screen.findByText(/还没有收藏伙伴/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: '再试一次' }));
  expect(await screen.findByText(/清单还空着/)).toBeTruthy();
});
