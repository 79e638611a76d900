import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { LOGGED_OUT_SESSION } from './logged-out';
import { SessionProvider } from './session-context';
import { apiFailure } from '../testing/api-failure';
import { createPageRenderer } from '../testing/page-renderer';
import { useOwnChange, useOwnList } from './own-list';

const LIST = 'GET /api/users/favorites';
const SET = 'POST /api/users/favorites/set';
const { renderPage } = createPageRenderer({
  name: 'mfe-home',
  routes: [{ page: 'home', pattern: '/', devices: ['desktop', 'mobile'] }],
  messages: { zh: {}, en: {}, ja: {} },
});

const Choice = observer(function Choice({ name, id }: { name: string; id: string }) {
  const { run, isBusy } = useOwnChange(SET);
  return (
    <button aria-busy={isBusy} onClick={() => run({ character_id: id, favorite: true })}>
      {name}
    </button>
  );
});

const Favorites = observer(function Favorites() {
  const { data } = useOwnList(LIST);
  return (
    <>
      <p>{data ? data.items.map(({ name }) => name).join() || 'none' : 'unknown'}</p>
      <Choice name="choose" id="1" />
      <Choice name="choose another" id="2" />
    </>
  );
});

async function open(isLoggedIn: boolean, answer: () => unknown) {
  const session = makeAutoObservable({
    ...LOGGED_OUT_SESSION,
    ready: true,
    isLoggedIn,
    loginDialogVisible: false,
    openLogin() {
      session.loginDialogVisible = true;
    },
  });
  const Page = () => (
    <SessionProvider session={session}>
      <Favorites />
    </SessionProvider>
  );
  const { call } = await renderPage({
    page: { head: () => ({ title: '', description: '' }), Page },
    address: '/',
    service: (endpoint) => (endpoint === LIST ? { items: [] } : answer()),
  });
  const called = () => call.mock.calls.map(([endpoint]) => endpoint);
  const endLogin = (succeeds: boolean) =>
    act(() =>
      runInAction(() => {
        session.isLoggedIn = succeeds;
        session.loginDialogVisible = false;
      }),
    );
  return { session, called, endLogin };
}
const choose = (name = 'choose') => fireEvent.click(screen.getByRole('button', { name }));

it('shows the list that a change answers with', async () => {
  await open(true, () => ({ items: [{ name: 'Remi' }] }));
  expect(await screen.findByText('none')).toBeTruthy();
  choose();
  expect(await screen.findByText('Remi')).toBeTruthy();
});

it('sends nothing without a login; logs in first, then changes the list', async () => {
  const { session, called, endLogin } = await open(false, () => ({ items: [{ name: 'Remi' }] }));
  expect(screen.getByText('unknown')).toBeTruthy();
  choose();
  expect(session.loginDialogVisible).toBe(true);
  expect(called()).toEqual([]);
  endLogin(true);
  expect(await screen.findByText('Remi')).toBeTruthy();
  expect(called().filter((endpoint) => endpoint === SET)).toHaveLength(1);
});

it('drops the change when the login is closed', async () => {
  const { called, endLogin } = await open(false, () => ({ items: [] }));
  choose();
  endLogin(false);
  endLogin(true);
  expect(await screen.findByText('none')).toBeTruthy();
  expect(called()).toEqual([LIST]);
});

it('can be tried again after a failure', async () => {
  let failures = 1;
  await open(true, () => {
    if (failures-- > 0) throw apiFailure({ kind: 'offline' });
    return { items: [{ name: 'Remi' }] };
  });
  choose();
  const button = screen.getByRole('button', { name: 'choose' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  choose();
  expect(await screen.findByText('Remi')).toBeTruthy();
});

it('sends the changes of a list one after the other and shows the last answer', async () => {
  const answers: ((list: object) => void)[] = [];
  const answer = () =>
    new Promise<object>((resolve) => {
      answers.push(resolve);
    });
  const { called } = await open(true, answer);
  const sent = () => called().filter((endpoint) => endpoint === SET).length;
  expect(await screen.findByText('none')).toBeTruthy();
  choose();
  choose('choose another');
  await waitFor(() => expect(sent()).toBe(1));
  const another = screen.getByRole('button', { name: 'choose another' });
  expect(another.getAttribute('aria-busy')).toBe('true');
  await act(async () => answers[0]?.({ items: [{ name: 'Remi' }] }));
  await waitFor(() => expect(sent()).toBe(2));
  await act(async () => answers[1]?.({ items: [{ name: 'Remi' }, { name: 'Ash' }] }));
  expect(await screen.findByText('Remi,Ash')).toBeTruthy();
});
