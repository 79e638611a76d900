import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { success } from '../../api/testing/test-client';
import { storeGuestChat } from '../../session/guest-chat';
import { toast } from '../../toast/toast';
import { renderLogin } from '../testing/render-login';

async function open(address = '/', language: 'zh' | 'en' | 'ja' = 'zh') {
  const page = renderLogin(address, [success()], language);
  const opener = screen.getByRole('button', { name: 'open' });
  opener.focus();
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  return { ...page, opener };
}
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

afterEach(() => {
  act(() => toast.clear());
  storeGuestChat({ messages_left: 1, kept_days: 1 });
  document.body.classList.remove('mobile');
});

describe('the login dialog', () => {
  it('is not rendered before it is opened', () => {
    renderLogin('/', [success()]);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('uses the names of the specification', async () => {
    await open();
    const dialog = within(screen.getByRole('dialog', { name: '登录' }));
    expect(dialog.getByRole('heading', { name: '登录' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: '关闭' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: '登录/注册' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: '获取验证码' })).toBeTruthy();
    expect(dialog.getByPlaceholderText('请输入手机号')).toBeTruthy();
    expect(dialog.getByPlaceholderText('请输入验证码')).toBeTruthy();
    expect(dialog.getByRole('checkbox', { name: /服务协议.*隐私政策/ })).toBeTruthy();
  });

  it.each([
    ['/en', 'en', 'Log in', 'Log in / Sign up'],
    ['/ja', 'ja', 'ログイン', 'ログイン/登録'],
  ] as const)('speaks the language of %s', async (address, language, title, submit) => {
    await open(address, language);
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.getByRole('button', { name: submit })).toBeTruthy();
  });

  it('has phone and code fields with autofill', async () => {
    await open();
    const phone = screen.getByLabelText('手机号');
    const code = screen.getByLabelText('验证码');
    expect(phone.getAttribute('autocomplete')).toBe('tel');
    expect(phone.getAttribute('inputmode')).toBe('numeric');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code.getAttribute('inputmode')).toBe('numeric');
  });

  it.each([
    ['/', 'zh', '仅支持中国大陆手机号（+86）', '找位伙伴说说话', '/game-partner/'],
    [
      '/en',
      'en',
      'Mainland China numbers (+86) only',
      'talk to a partner as a guest',
      '/en/game-partner/',
    ],
    [
      '/ja/m',
      'ja',
      '中国本土の電話番号（+86）のみ',
      'ゲストとして相棒と話す',
      '/ja/m/game-partner/',
    ],
  ] as const)(
    'says on %s whose numbers it takes, and where others can chat',
    async (address, language, hint, link, to) => {
      await open(address, language);
      const dialog = screen.getByRole('dialog');
      expect(dialog.textContent).toContain(hint);
      expect(within(dialog).getByRole('link', { name: link }).getAttribute('href')).toBe(to);
    },
  );

  it('offers no chat as a guest after the last message of one, until it expires', async () => {
    storeGuestChat({ messages_left: 0, kept_days: 7 });
    await open();
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('仅支持中国大陆手机号（+86）');
    expect(dialog.textContent).not.toContain('没有 +86 号码');
    expect(within(dialog).queryByRole('link', { name: '找位伙伴说说话' })).toBeNull();
    document.body.replaceChildren();
    storeGuestChat({ messages_left: 0, kept_days: 0 });
    await open();
    expect(screen.getByRole('link', { name: '找位伙伴说说话' })).toBeTruthy();
  });

  it('focuses the phone field on a desktop, the title on a phone', async () => {
    await open();
    expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    document.body.replaceChildren();
    await open('/m/');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '登录' }));
  });

  it('leaves the focus where it is when the window is resized', async () => {
    const { router } = await open('/about-us');
    const code = screen.getByLabelText('验证码');
    act(() => code.focus());
    await act(() => router.navigate('/m/about-us'));
    expect(document.activeElement).toBe(code);
  });

  it('closes with its button after an animation of 300 ms', async () => {
    const { session } = await open();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(session.loginDialogVisible).toBe(false);
    await pause(200);
    expect(screen.getByRole('dialog').dataset['closing']).toBe('true');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes with Esc after its animation', async () => {
    const { session } = await open();
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void screen.getByRole('dialog').dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(session.loginDialogVisible).toBe(false);
  });

  it('closes with a backdrop click, except one that began inside', async () => {
    const { session } = await open();
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByLabelText('手机号'));
    fireEvent.click(dialog);
    expect(session.loginDialogVisible).toBe(true);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(session.loginDialogVisible).toBe(false);
  });

  it('can be reopened', async () => {
    const { session } = await open();
    act(() => session.closeLogin());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => session.openLogin());
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('opens again while it is closing', async () => {
    const { session } = await open();
    act(() => session.closeLogin());
    await pause(100);
    act(() => session.openLogin());
    await pause(400);
    expect(screen.getByRole('dialog').dataset['closing']).toBe('false');
  });
});

describe('the agreement links', () => {
  it('open in a new tab on a desktop', async () => {
    await open('/en/about-us/?channel=bili', 'en');
    const form = screen.getByRole('dialog').querySelector('form') ?? document.body;
    const links = within(form).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/terms.html?channel=bili',
      '/privacy.html?channel=bili',
    ]);
    links.forEach((link) => expect(link.getAttribute('target')).toBe('_blank'));
  });

  it.each([
    ['《服务协议》', '/terms.html'],
    ['《隐私政策》', '/privacy.html'],
  ])('on a phone close the dialog and go to the page with the query: %s', async (name, path) => {
    const { session, router } = await open('/m/?channel=bili');
    await userEvent.click(screen.getByRole('link', { name }));
    expect(session.loginDialogVisible).toBe(false);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(`${path}?channel=bili`);
  });

  it('do the same in a narrow window on a page without mobile version', async () => {
    document.body.classList.add('mobile');
    const { router } = await open('/terms');
    await userEvent.click(screen.getByRole('link', { name: '《隐私政策》' }));
    expect(router.state.location.pathname).toBe('/privacy.html');
  });
});
