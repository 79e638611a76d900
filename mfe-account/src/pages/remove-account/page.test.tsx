import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from '@huoban/runtime';
import { apiFailure } from '@huoban/runtime/testing';
import { ACCOUNT, renderPage, type Script } from '../../testing/render-page';
import { page } from './page';
import { resendCountdown } from './resend-countdown';

const ADDRESS = '/m/profile/removeAccount-448131162925';
const ME = 'GET /api/users/me/';
const SEND = 'POST /api/users/send_phone_verification_code_by_user';
const VERIFY = 'POST /api/users/verify_phone_code';
const REMOVE = 'POST /api/users/account_delete';

const WILLING: Script = {
  [ME]: [ACCOUNT],
  [SEND]: [{ resend_after: 60, phone: '138****5678' }],
  [VERIFY]: [{ verified: true, valid_for: 600 }],
  [REMOVE]: [{ deleted: true }],
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function toCode(answers: Script = {}) {
  const opened = await renderPage(page, ADDRESS, { ...WILLING, ...answers });
  await screen.findByText('小满');
  press('下一步');
  return opened;
}

async function toConfirm(answers: Script = {}) {
  const opened = await toCode(answers);
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123 456' } });
  press('确认');
  await screen.findByRole('button', { name: '注销' });
  return opened;
}

beforeEach(() => resendCountdown.start(0));

it('lists what is lost before it asks for anything', async () => {
  await renderPage(page, ADDRESS, WILLING);
  await screen.findByText('小满');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5);
  expect(screen.queryByRole('button', { name: '注销' })).toBeNull();
});

it('says when the account could not be read, and reads it again', async () => {
  const away = apiFailure({ kind: 'transport', code: 503 });
  await renderPage(page, ADDRESS, { ...WILLING, [ME]: [away, ACCOUNT] });
  expect((await screen.findByRole('alert')).textContent).toContain('没能读到你的账号');
  press('重试');
  await screen.findByText('小满');
});

it('says nothing about anybody before the session is read', async () => {
  const { call, container } = await renderPage(page, ADDRESS, WILLING, { ready: false });
  await Promise.resolve();
  expect(call).not.toHaveBeenCalled();
  expect(container.textContent).toContain('聊天记录');
  expect(container.textContent).not.toContain('****');
});

it('sends a code to the own number and counts down to the next', async () => {
  const { asked } = await toCode();
  expect(screen.getByText('我们会把验证码发到 138****5678。')).toBeTruthy();
  press('获取验证码');
  const wait = await screen.findByRole('button', { name: '60s后重新发送' });
  expect(wait.hasAttribute('disabled')).toBe(true);
  expect(asked(SEND)).toEqual([{ body: {} }]);
});

it('starts no countdown when the code could not be sent', async () => {
  const { asked } = await toCode({ [SEND]: [apiFailure({ kind: 'timeout' })] });
  press('获取验证码');
  await waitFor(() => expect(asked(SEND)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
});

it('says in its own words that a code is wrong, and for how long to wait', async () => {
  const tooMany = apiFailure({
    code: 41912,
    body: { error_code: 41912, error_message: 'no', payload: { retry_after: 3000 } },
  });
  const { asked } = await toCode({ [VERIFY]: [apiFailure({ code: 41907 }), tooMany] });
  press('确认');
  expect(await screen.findByText('请输入验证码')).toBeTruthy();
  expect(asked(VERIFY)).toEqual([]);
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '111111' } });
  press('确认');
  expect(await screen.findByText('验证码错误或已过期，请核对后重试')).toBeTruthy();
  press('确认');
  expect(await screen.findByText('操作过于频繁，请 50 分钟后再试')).toBeTruthy();
});

it('removes the account of the session by one request, then leaves', async () => {
  const { asked, logout } = await toConfirm();
  expect(asked(VERIFY)).toEqual([{ body: { phone_verify_code: '123456' } }]);
  press('注销');
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  expect(asked(REMOVE)).toEqual([{ query: {} }]);
  expect(window.location.pathname).toBe('/m/');
  expect(toast.items.at(-1)).toMatchObject({ message: '账号已注销，谢谢你来过', kind: 'success' });
});

it('takes a refused session after a lost answer for a removed account', async () => {
  const { asked, logout } = await toConfirm({
    [REMOVE]: [apiFailure({ kind: 'timeout' })],
    [ME]: [ACCOUNT, apiFailure({ code: 41001 })],
  });
  press('注销');
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  expect(asked(REMOVE)).toHaveLength(1);
});

it('lets the visitor try again when the account is still there, never by itself', async () => {
  const { asked, logout } = await toConfirm({
    [REMOVE]: [apiFailure({ kind: 'timeout' }), { deleted: true }],
  });
  press('注销');
  expect(await screen.findByText('网络不稳，账号还没有注销，请再试一次')).toBeTruthy();
  expect(asked(REMOVE)).toHaveLength(1);
  expect(logout).not.toHaveBeenCalled();
  press('注销');
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
});

it('admits that it does not know when the service cannot be asked', async () => {
  const away = apiFailure({ kind: 'offline' });
  await toConfirm({ [REMOVE]: [away], [ME]: [ACCOUNT, away] });
  press('注销');
  expect(await screen.findByText(/暂时不知道是否已注销/)).toBeTruthy();
});

it('does not mistake an expired session for a removed account', async () => {
  const { asked, logout } = await toConfirm({
    [REMOVE]: [apiFailure({ code: 41001, message: '登录已失效' })],
  });
  press('注销');
  await waitFor(() => expect(asked(REMOVE)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(logout).not.toHaveBeenCalled();
  expect(toast.items).toEqual([]);
});

it('goes back to the code when its verification has run out', async () => {
  await toConfirm({ [REMOVE]: [apiFailure({ code: 40301 })] });
  press('注销');
  expect(await screen.findByText('验证已过期，请重新获取验证码')).toBeTruthy();
  expect(screen.getByRole('button', { name: '确认' })).toBeTruthy();
});
