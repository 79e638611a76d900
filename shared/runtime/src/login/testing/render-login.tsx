import { render } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { Language } from '@huoban/contracts';
import type { Caller } from '../../api/transport/request-headers';
import { ApiProvider } from '../../api/react/api-context';
import { VISITOR_CALLER, createTestClient } from '../../api/testing/test-client';
import type { ResponseStep } from '../../api/testing/test-client';
import { createFailureReporter } from '../../api/failure/failure-reporter';
import { addMessages, createI18n, createTranslate } from '../../i18n/i18n';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import zh from '../../locales/zh.json';
import { NavigationProvider } from '../../routes/navigation-context';
import { createRouteMap } from '../../routes/route-map';
import { LOGGED_OUT_SESSION } from '../../session/logged-out';
import type { Session, UserInfo } from '../../session/session';
import { SessionProvider } from '../../session/session-context';
import { Toasts } from '../../toast/toasts';
import { LoginDialogHost } from '../dialog/login-dialog-host';

const MESSAGES = { zh, en, ja };

/** A session without storage, for the dialog. */
class MemorySession implements Session {
  ready = true;
  isLoggedIn = false;
  userInfo: UserInfo | null = null;
  isHomeFirstPage = true;
  loginDialogVisible = false;
  returnTo: string | null = null;
  setHomeFirstPage = LOGGED_OUT_SESSION.setHomeFirstPage;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  login(userInfo: UserInfo) {
    this.userInfo = userInfo;
    this.isLoggedIn = true;
  }

  logout() {
    this.userInfo = null;
    this.isLoggedIn = false;
  }

  openLogin({ returnTo }: { returnTo?: string } = {}) {
    this.loginDialogVisible = true;
    this.returnTo = returnTo ?? null;
  }

  closeLogin() {
    this.loginDialogVisible = false;
    this.returnTo = null;
  }
}

/** Renders a page at `address` with the dialog host. The API responds with `steps`. */
export function renderLogin(address: string, steps: ResponseStep[], language: Language = 'zh') {
  const i18n = createI18n(language);
  addMessages(i18n, language, 'runtime', MESSAGES[language]);
  const session = new MemorySession();
  const caller = (): Caller => ({ ...VISITOR_CALLER, session });
  const { api, requests } = createTestClient(steps, {
    caller,
    onFailure: createFailureReporter(createTranslate(i18n, language, 'runtime')),
  });
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            <button type="button" onClick={() => session.openLogin()}>
              open
            </button>
            <LoginDialogHost />
            <Toasts />
          </>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <I18nextProvider i18n={i18n}>
      <NavigationProvider value={{ routes: createRouteMap([]), prefetch: () => undefined }}>
        <ApiProvider api={api}>
          <SessionProvider session={session}>
            <RouterProvider router={router} />
          </SessionProvider>
        </ApiProvider>
      </NavigationProvider>
    </I18nextProvider>,
  );
  return { session, requests, router };
}
