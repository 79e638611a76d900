import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from '@huoban/runtime';
import { apiFailure } from '@huoban/runtime/testing';
import { ACCOUNT, renderPage, type Responses } from '../../testing/render-page';
import { page } from './page';
import { resendCountdown } from './resend-countdown';

const ADDRESS = '/m/profile/removeAccount-448131162925';
const ME = 'GET /api/users/me/';
const SEND = 'POST /api/users/send_phone_verification_code_by_user';
const VERIFY = 'POST /api/users/verify_phone_code';
const REMOVE = 'POST /api/users/account_delete';

const SUCCESS: Responses = {
  [ME]: [ACCOUNT],
  [SEND]: [{ resend_after: 60, phone: '138****5678' }],
  [VERIFY]: [{ verified: true, valid_for: 600 }],
  [REMOVE]: [{ deleted: true }],
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function goToCode(responses: Responses = {}, address = ADDRESS) {
  const rendered = await renderPage(page, address, { ...SUCCESS, ...responses });
  await screen.findByText('小满');
  press('下一步');
  return rendered;
}

async function goToConfirm(responses: Responses = {}, address = ADDRESS) {
  const rendered = await goToCode(responses, address);
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123 456' } });
  press('确认');
  await screen.findByRole('button', { name: '注销' });
  return rendered;
}

beforeEach(() => resendCountdown.start(0));

it('lists the losses first', async () => {
  await renderPage(page, ADDRESS, SUCCESS);
  await screen.findByText('小满');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5);
  expect(screen.queryByRole('button', { name: '注销' })).toBeNull();
});

it('reports when the account cannot be read and offers a retry', async () => {
  const unavailable = apiFailure({ kind: 'transport', code: 503 });
  await renderPage(page, ADDRESS, { ...SUCCESS, [ME]: [unavailable, ACCOUNT] });
  expect((await screen.findByRole('alert')).textContent).toContain('没能读到你的账号');
  press('重试');
  await screen.findByText('小满');
});

it('shows no private data before the session is read', async () => {
  const { call, container } = await renderPage(page, ADDRESS, SUCCESS, { ready: false });
  await Promise.resolve();
  expect(call).not.toHaveBeenCalled();
  expect(container.textContent).toContain('聊天记录');
  expect(container.textContent).not.toContain('****');
});

it('sends a code to the phone of the account and counts down to the next', async () => {
  const { inputsOf } = await goToCode();
  expect(screen.getByText('我们会把验证码发到 138****5678。')).toBeTruthy();
  press('获取验证码');
  const wait = await screen.findByRole('button', { name: '60s后重新发送' });
  expect(wait.hasAttribute('disabled')).toBe(true);
  expect(inputsOf(SEND)).toEqual([{ body: {} }]);
});

it('starts no countdown when the code could not be sent', async () => {
  const { inputsOf } = await goToCode({ [SEND]: [apiFailure({ kind: 'timeout' })] });
  press('获取验证码');
  await waitFor(() => expect(inputsOf(SEND)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
  expect(screen.getByText('网络太慢，请求超时，请重试')).toBeTruthy();
});

it('counts down 60 s when the response names no time', async () => {
  await goToCode({ [SEND]: [{}] });
  press('获取验证码');
  expect(await screen.findByRole('button', { name: '60s后重新发送' })).toBeTruthy();
});

it('says at the field what to do after a wrong code, too many of them, and any other failure', async () => {
  const tooMany = apiFailure({
    code: 41912,
    body: { error_code: 41912, error_message: 'no', payload: { retry_after: 3000 } },
  });
  const { inputsOf } = await goToCode({
    [VERIFY]: [apiFailure({ code: 41907 }), tooMany, apiFailure({ kind: 'timeout' })],
  });
  press('确认');
  expect(await screen.findByText('请输入验证码')).toBeTruthy();
  expect(inputsOf(VERIFY)).toEqual([]);
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '111111' } });
  press('确认');
  expect(await screen.findByText('请核对验证码，或重新获取')).toBeTruthy();
  press('确认');
  expect(await screen.findByText('请 50 分钟后再试')).toBeTruthy();
  press('确认');
  expect(await screen.findByText('稍等一下再试，也可以先去别处看看。')).toBeTruthy();
});

it.each([
  ['mobile', ADDRESS, '/m/'],
  ['desktop', '/profile/removeAccount-448131162925', '/'],
])(
  'removes the account of the session with one request, then logs out (%s)',
  async (_, address, home) => {
    const { inputsOf, logout } = await goToConfirm({}, address);
    expect(inputsOf(VERIFY)).toEqual([{ body: { phone_verify_code: '123456' } }]);
    press('注销');
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(inputsOf(REMOVE)).toEqual([{ query: {} }]);
    expect(window.location.pathname).toBe(home);
    expect(toast.items.at(-1)).toMatchObject({
      message: '账号已注销，谢谢你来过',
      kind: 'success',
    });
  },
);

it('treats an invalid session after a lost response as success', async () => {
  const { inputsOf, logout } = await goToConfirm({
    [REMOVE]: [apiFailure({ kind: 'timeout' })],
    [ME]: [ACCOUNT, apiFailure({ code: 41001 })],
  });
  press('注销');
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  expect(inputsOf(REMOVE)).toHaveLength(1);
});

it('offers a retry if the account still exists, without retrying automatically', async () => {
  const { inputsOf, logout } = await goToConfirm({
    [REMOVE]: [apiFailure({ kind: 'timeout' }), { deleted: true }],
  });
  press('注销');
  expect(await screen.findByText('网络不稳，账号还没有注销，请再试一次')).toBeTruthy();
  expect(inputsOf(REMOVE)).toHaveLength(1);
  expect(logout).not.toHaveBeenCalled();
  press('注销');
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
});

it('reports an unknown outcome if the service is unreachable', async () => {
  const unavailable = apiFailure({ kind: 'offline' });
  await goToConfirm({ [REMOVE]: [unavailable], [ME]: [ACCOUNT, unavailable] });
  press('注销');
  expect(await screen.findByText(/暂时不知道是否已注销/)).toBeTruthy();
});

it('does not treat an expired session as a removed account', async () => {
  const { inputsOf, logout } = await goToConfirm({
    [REMOVE]: [apiFailure({ code: 41001, message: '登录已失效' })],
  });
  press('注销');
  await waitFor(() => expect(inputsOf(REMOVE)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.getByRole('alert').textContent).not.toContain('登录已失效');
  expect(logout).not.toHaveBeenCalled();
  expect(toast.items).toEqual([]);
});

it('goes back to the code step when the verification has expired', async () => {
  await goToConfirm({ [REMOVE]: [apiFailure({ code: 40301 })] });
  press('注销');
  expect(await screen.findByText('验证已过期，请重新获取验证码')).toBeTruthy();
  expect(screen.getByRole('button', { name: '确认' })).toBeTruthy();
});
