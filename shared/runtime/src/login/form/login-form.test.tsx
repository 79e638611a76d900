import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hang, refusal, status, success } from '../../api/testing/test-client';
import type { ResponseStep } from '../../api/testing/test-client';
import { toast } from '../../toast/toast';
import { renderLogin } from '../testing/render-login';
import { resendCountdown } from './resend-countdown';

const PHONE = '13800138000';
const USER = { access_token: 'token', web_user_id: '7', nickname: '小明' };

async function open(steps: ResponseStep[], address = '/', returnTo?: string) {
  const page = renderLogin(address, steps);
  act(() => page.session.openLogin(returnTo === undefined ? {} : { returnTo }));
  await screen.findByRole('dialog');
  return page;
}
const phone = () => screen.getByLabelText('手机号');
const code = () => screen.getByLabelText('验证码');
const agreement = () => screen.getByRole('checkbox');
const submit = () => screen.getByRole('button', { name: '登录/注册' });
const send = () => screen.getByRole('button', { name: /获取验证码|后重新发送/ });
const messages = () =>
  [...document.querySelectorAll('dialog form [role=alert]')].map((line) => line.textContent);
async function fillIn() {
  await userEvent.type(phone(), PHONE);
  await userEvent.type(code(), '123456');
  await userEvent.click(agreement());
}
const silence = () => ({
  error: jest.spyOn(console, 'error').mockImplementation(),
  warn: jest.spyOn(console, 'warn').mockImplementation(),
});

afterEach(() => {
  act(() => {
    toast.clear();
    resendCountdown.start(0);
  });
});

describe('the welcome', () => {
  it.each([
    [false, '登录成功，欢迎回来'],
    [true, '注册成功，很高兴认识你'],
  ])('knows whether the number is new: %s', async (is_new, welcome) => {
    await open([success({ ...USER, is_new })]);
    await fillIn();
    await userEvent.click(submit());
    expect(await screen.findByText(welcome)).toBeTruthy();
  });
});

describe('the fields', () => {
  it('show no message while typing, and validate the phone on blur', async () => {
    await open([success()]);
    await userEvent.type(phone(), '123');
    expect(messages()).toEqual(['', '', '']);
    await userEvent.tab();
    expect(messages()).toEqual(['请输入正确的手机号', '', '']);
    expect(phone().getAttribute('aria-invalid')).toBe('true');
  });

  it('keep a message while its field is corrected, until the next blur', async () => {
    await open([success()]);
    await userEvent.click(phone());
    await userEvent.tab();
    expect(messages()[0]).toBe('请输入手机号');
    await userEvent.type(phone(), PHONE);
    expect(messages()[0]).toBe('请输入手机号');
    await userEvent.tab();
    expect(messages()[0]).toBe('');
  });

  it('are validated one by one on blur', async () => {
    await open([success()]);
    await userEvent.click(code());
    await userEvent.click(phone());
    expect(messages()).toEqual(['请输入手机号', '请输入验证码', '']);
  });

  it('validate the agreement when it changes', async () => {
    await open([success()]);
    await userEvent.click(agreement());
    expect(messages()[2]).toBe('');
    await userEvent.click(agreement());
    expect(messages()[2]).toBe('请阅读并同意协议');
  });

  it('accept a pasted number with country code and spaces', async () => {
    await open([success()]);
    await userEvent.click(phone());
    await userEvent.paste('+86 138 0013 8000');
    expect(phone()).toHaveProperty('value', PHONE);
  });
});

describe('sending a code', () => {
  it('asks for a valid phone number first, and for nothing else', async () => {
    const { requests } = await open([success()]);
    await userEvent.click(send());
    expect(messages()).toEqual(['请输入手机号', '', '']);
    expect(requests).toHaveLength(0);
    expect(document.activeElement).toBe(phone());
  });

  it('counts sixty seconds after success, and moves on to the code', async () => {
    const { requests } = await open([success({ resend_after: 60 })]);
    await userEvent.type(phone(), PHONE);
    await userEvent.click(send());
    await waitFor(() => expect(send().textContent).toBe('60s后重新发送'));
    expect(send()).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(code());
    expect(requests[0]?.url).toContain('/api/users/send_phone_verification_code');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ country_code: '86', phone: PHONE });
    await waitFor(() => expect(send().textContent).toBe('59s后重新发送'), { timeout: 2000 });
  });

  it('keeps counting when the dialog is reopened', async () => {
    const { session } = await open([success()]);
    await userEvent.type(phone(), PHONE);
    await userEvent.click(send());
    await waitFor(() => expect(send().textContent).toContain('后重新发送'));
    act(() => session.closeLogin());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => session.openLogin());
    await screen.findByRole('dialog');
    expect(send()).toHaveProperty('disabled', true);
  });

  it('starts no countdown after a failure, sends once and keeps the form', async () => {
    const { error } = silence();
    const { requests } = await open([status(503)]);
    await userEvent.type(phone(), PHONE);
    await userEvent.click(send());
    await waitFor(() => expect(send()).toHaveProperty('disabled', false));
    expect(send().textContent).toBe('获取验证码');
    expect(requests).toHaveLength(1);
    expect(phone()).toHaveProperty('value', PHONE);
    expect(error).toHaveBeenCalledWith('API request failed', expect.anything());
    expect(toast.items).toEqual([]);
    expect(messages()[1]).toBe('服务暂时不可用，请稍后再试');
  });

  it('counts the short wait of a refusal', async () => {
    silence();
    await open([refusal(41912, '发送太频繁', { retry_after: 40 })]);
    await userEvent.type(phone(), PHONE);
    await userEvent.click(send());
    await waitFor(() => expect(send().textContent).toBe('40s后重新发送'));
    expect(messages()[1]).toBe('发送太频繁');
    expect(toast.items).toEqual([]);
  });

  it('states a longer wait at the field, until a code is sent', async () => {
    silence();
    await open([refusal(41912, '今天太多次了', { retry_after: 3600 }), success()]);
    await userEvent.type(phone(), PHONE);
    await userEvent.click(send());
    await waitFor(() => expect(messages()[1]).toBe('今天太多次了'));
    await userEvent.click(send());
    await waitFor(() => expect(send().textContent).toContain('后重新发送'));
    expect(messages()[1]).toBe('');
  });
});

describe('submitting', () => {
  it('shows every message together and only logs it', async () => {
    const { warn } = silence();
    const { requests } = await open([success(USER)]);
    await userEvent.click(submit());
    expect(messages()).toEqual(['请输入手机号', '请输入验证码', '请阅读并同意协议']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(0);
    expect(toast.items).toEqual([]);
  });

  it('logs in, closes and stays on the page', async () => {
    const { session, requests, router } = await open([success(USER)], '/about-us/');
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(session.isLoggedIn).toBe(true));
    expect(session.userInfo).toEqual(USER);
    expect(session.loginDialogVisible).toBe(false);
    expect(router.state.location.pathname).toBe('/about-us/');
    expect(requests[0]?.headers['device-identifier']).toBe('42');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      country_code: '86',
      phone: PHONE,
      phone_verify_code: '123456',
      source: 'official-website',
    });
  });

  it('opens the requested page in the same language and layout', async () => {
    const { router } = await open([success(USER)], '/m/', '/profile');
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/m/profile'));
  });

  it('names the channel of the address as its source', async () => {
    window.history.replaceState(null, '', '/?channel=bili');
    const { requests } = await open([success(USER)]);
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ source: 'bili' });
    window.history.replaceState(null, '', '/');
  });

  it('is busy while it waits, and ignores further submits', async () => {
    const { requests } = await open([hang]);
    await fillIn();
    await userEvent.click(submit());
    expect(submit()).toHaveProperty('disabled', true);
    await userEvent.type(code(), '{Enter}');
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['验证码错误', '验证码错误'],
    ['', '出了点问题，请稍后再试'],
  ])('shows a wrong code (%j), and at its field what to do next', async (message, shown) => {
    const { error } = silence();
    const { session } = await open([refusal(41907, message)]);
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(messages()[1]).toBe('请核对验证码，或重新获取'));
    expect(toast.items).toMatchObject([{ message: shown, kind: 'error' }]);
    expect(submit()).toHaveProperty('disabled', false);
    expect(document.activeElement).toBe(code());
    expect(session.isLoggedIn).toBe(false);
    expect(error.mock.calls.map(([line]) => String(line))).toEqual([
      'API request failed',
      'Login failed',
    ]);
    expect(JSON.stringify(error.mock.calls)).not.toContain(PHONE);
  });

  it('shows how long to wait after too many attempts', async () => {
    silence();
    await open([refusal(41912, '尝试次数过多', { retry_after: 90 })]);
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(messages()[1]).toBe('请 90 秒后再试'));
    expect(toast.items).toMatchObject([{ message: '尝试次数过多' }]);
  });

  it.each([
    ['a refusal', refusal(50201, '短信服务异常'), '短信服务异常'],
    ['a broken service', status(502), '服务暂时不可用，请稍后再试'],
    ['no response', new TypeError('fetch failed'), '连接不上服务器，请稍后再试'],
    ['a user without a token', success({ web_user_id: '7' }), '服务暂时不可用，请稍后再试'],
  ])('shows one toast for %s and keeps the form', async (_, step, message) => {
    silence();
    const { requests, session } = await open([step]);
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(toast.items).toMatchObject([{ message, kind: 'error' }]));
    expect(requests).toHaveLength(1);
    expect(session.isLoggedIn).toBe(false);
    expect(phone()).toHaveProperty('value', PHONE);
    expect(submit()).toHaveProperty('disabled', false);
  });
});
