import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LoginDialogHost } from '../login/dialog/login-dialog-host';
import { Toasts } from '../toast/toasts';
import { LOGGED_OUT_SESSION } from './logged-out';
import type { Session, UserInfo } from './session';
import { SessionProvider, useSession } from './session-context';

const seenByEffect = jest.fn();

const Name = observer(function Name() {
  const session = useSession();
  useEffect(() => seenByEffect(session.isLoggedIn), [session]);
  return <p>{session.isLoggedIn ? 'user' : 'visitor'}</p>;
});

const page = (session: Session, restore?: () => () => void) => (
  <SessionProvider session={session} {...(restore && { restore })}>
    <Name />
    <Toasts />
  </SessionProvider>
);

it('hydrates without a mismatch and restores the session before any effect runs', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page(LOGGED_OUT_SESSION));
  expect(root.textContent).toBe('visitor');

  const session = makeAutoObservable({
    ...LOGGED_OUT_SESSION,
    isLoggedIn: false,
    userInfo: null as UserInfo | null,
  });
  const stop = jest.fn();
  const restore = () => {
    runInAction(() => (session.isLoggedIn = true));
    return stop;
  };
  const recovered = jest.fn();
  const hydrated = await act(() =>
    hydrateRoot(root, page(session, restore), { onRecoverableError: recovered }),
  );
  expect(recovered).not.toHaveBeenCalled();
  expect(screen.getByText('user')).toBeTruthy();
  expect(seenByEffect.mock.calls).toEqual([[true]]);

  act(() => hydrated.unmount());
  expect(stop).toHaveBeenCalledTimes(1);
});

it('throws without a provider', () => {
  expect(() => renderToString(<LoginDialogHost />)).toThrow('no SessionProvider');
});
