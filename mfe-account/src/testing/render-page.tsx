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

/**
 * Responses per endpoint, in order; the last one is repeated. An `Error` is thrown. An endpoint without responses never
 * answers.
 */
export type Responses = Partial<Record<string, unknown[]>>;

/** A page for a logged-in visitor, unless `session` differs. */
function pageSetup(
  page: PageModule,
  address: string,
  responses: Responses,
  session: Partial<Session>,
): PageSetup {
  const counts = new Map<string, number>();
  return {
    page,
    address,
    session: { isLoggedIn: true, ...session },
    service: (endpoint) => {
      const list = responses[endpoint] ?? [];
      const count = counts.get(endpoint) ?? 0;
      counts.set(endpoint, count + 1);
      const response = list[Math.min(count, list.length - 1)];
      if (response instanceof Error) throw response;
      return response ?? new Promise(() => {});
    },
  };
}

/** Renders a page as the shell does. `inputsOf` lists the inputs with which an endpoint was called. */
export async function renderPage(
  page: PageModule,
  address: string,
  responses: Responses,
  session: Partial<Session> = {},
) {
  const logout = jest.fn();
  const rendered = await renderer.renderPage(
    pageSetup(page, address, responses, { logout, ...session }),
  );
  const inputsOf = (endpoint: string) =>
    rendered.call.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);
  return { ...rendered, inputsOf, logout };
}

/** The page as an element, for server rendering. */
export const createPage = async (page: PageModule, address: string, session: Partial<Session>) =>
  (await renderer.createPage(pageSetup(page, address, {}, session))).element;
