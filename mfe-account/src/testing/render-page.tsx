import type { PageModule } from '@huoban/contracts';
import { toast, type Session } from '@huoban/runtime';
import { createPageRenderer, type PageSetup } from '@huoban/runtime/testing';
import { routes } from '../../section.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

const renderer = createPageRenderer({ name: 'mfe-account', routes, messages: { zh, en, ja } });

afterEach(() => toast.clear());

export const ACCOUNT = {
  web_user_id: '448131162925',
  nickname: '小满',
  avatar: { index: 4, color: 'teal' },
  phone: '138****5678',
  created_at: '2026-09-01T00:00:00.000Z',
};

/** What the service answers by endpoint, in order; the last for ever. An `Error` is thrown; without an answer it hangs. */
export type Script = Partial<Record<string, unknown[]>>;

/** A page for a visitor who is logged in, unless `session` says otherwise, over a service that plays `script`. */
function pageSetup(
  page: PageModule,
  address: string,
  script: Script,
  session: Partial<Session>,
): PageSetup {
  const asked = new Map<string, number>();
  return {
    page,
    address,
    session: { isLoggedIn: true, ...session },
    service: (endpoint) => {
      const answers = script[endpoint] ?? [];
      const before = asked.get(endpoint) ?? 0;
      asked.set(endpoint, before + 1);
      const answer = answers[Math.min(before, answers.length - 1)];
      if (answer instanceof Error) throw answer;
      return answer ?? new Promise(() => {});
    },
  };
}

/** Opens a page as the shell does; `asked` lists the inputs that one endpoint was called with. */
export async function renderPage(
  page: PageModule,
  address: string,
  script: Script,
  session: Partial<Session> = {},
) {
  const logout = jest.fn();
  const opened = await renderer.renderPage(
    pageSetup(page, address, script, { logout, ...session }),
  );
  const asked = (endpoint: string) =>
    opened.call.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);
  return { ...opened, asked, logout };
}

/** The page as an element, to be rendered as the server does. */
export const createPage = async (page: PageModule, address: string, session: Partial<Session>) =>
  (await renderer.createPage(pageSetup(page, address, {}, session))).element;
