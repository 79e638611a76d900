import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  ACCOUNT,
  calls,
  failure,
  go,
  place,
  renderPage,
  type runtimeDouble,
  session,
  shown,
} from '../../testing/runtime-double';
import { page } from './page';

jest.mock('@huoban/runtime', () =>
  jest
    .requireActual<{ runtimeDouble: typeof runtimeDouble }>('../../testing/runtime-double')
    .runtimeDouble(),
);

const { Page } = page;
const ME = 'GET /api/users/me/';

beforeEach(() => {
  place.device = 'mobile';
});

const htmlFor = (state: Partial<typeof session>) => {
  Object.assign(session, state);
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
};

it('renders the same neutral frame whether the server would know a visitor or not', () => {
  const html = htmlFor({ ready: false, isLoggedIn: false });
  expect(html).toContain('个人中心');
  expect(html).not.toContain('退出登录');
  expect(html).toBe(htmlFor({ ready: true, isLoggedIn: false }));
});

it('asks for nothing before the session is read, and nothing without a login', async () => {
  const { rerender } = renderPage(<p />, { [ME]: [ACCOUNT] });
  Object.assign(session, { ready: false });
  const client = new QueryClient();
  const element = () => (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  );
  rerender(element());
  Object.assign(session, { ready: true, isLoggedIn: false });
  rerender(element());
  await Promise.resolve();
  expect(calls).toEqual([]);
});

it('shows nickname, id, masked phone and the way to the removal', async () => {
  renderPage(<Page />, { [ME]: [ACCOUNT] });
  expect(await screen.findByRole('heading', { name: '小满' })).toBeTruthy();
  expect(screen.getByText('138****5678')).toBeTruthy();
  expect(screen.getByText('448131162925')).toBeTruthy();
  const removal = screen.getByRole('link', { name: '注销账号' });
  expect(removal.getAttribute('href')).toBe('/profile/removeAccount-448131162925');
});

it('has no link to the removal, which only phones serve, in the desktop layout', async () => {
  place.device = 'desktop';
  renderPage(<Page />, { [ME]: [ACCOUNT] });
  await screen.findByRole('heading', { name: '小满' });
  expect(screen.queryByRole('link', { name: '注销账号' })).toBeNull();
});

it('goes home before it ends the session', async () => {
  renderPage(<Page />, { [ME]: [ACCOUNT] });
  fireEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  expect(session.logout).not.toHaveBeenCalled();
  await waitFor(() => expect(session.logout).toHaveBeenCalledTimes(1));
  expect(go).toHaveBeenCalledWith('/', { replace: true });
  expect(go.mock.invocationCallOrder[0]).toBeLessThan(
    session.logout.mock.invocationCallOrder[0] ?? 0,
  );
  expect(shown).toHaveBeenCalledWith('已退出登录，下次再一起玩', { kind: 'success' });
});

it('ends the session even if home never opens', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  renderPage(<Page />, { [ME]: [ACCOUNT] });
  go.mockImplementation(() => new Promise(() => {}));
  fireEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  await jest.advanceTimersByTimeAsync(2000);
  expect(session.logout).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('offers a retry and the logout when the account cannot be read', async () => {
  renderPage(<Page />, { [ME]: [failure({ kind: 'transport', code: 503 }), ACCOUNT] });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '小满' })).toBeTruthy();
});

it('says that the network is away', async () => {
  renderPage(<Page />, { [ME]: [failure({ kind: 'offline' })] });
  expect(await screen.findByRole('heading', { name: '网络断开了' })).toBeTruthy();
});
