import { render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { ApiClient, PageModule, ReleaseRoute } from '@huoban/contracts';
// eslint-disable-next-line huoban/doors -- what the shell gives to pages: only a test stands in for the shell
import * as shell from '@huoban/runtime/internal';
import section from '../../section.json';
import zh from '../locales/zh.json';

const ROUTES = section.routes.map<ReleaseRoute>(({ page, pattern }) => ({
  section: 'mfe-game-library',
  page,
  pattern,
  devices: ['desktop', 'mobile'],
  guards: [],
}));

export interface Call {
  endpoint: string;
  query: Record<string, unknown>;
  signal: AbortSignal | undefined;
}

/** Answers a call with a payload, or rejects. */
export type Service = (call: Call) => unknown;

/** For tests: a page at an address, in Chinese, over a service that answers as told. */
export function openPage(page: PageModule, address: string, service: Service) {
  const calls: Call[] = [];
  const call = async (
    endpoint: string,
    input: { query?: Record<string, unknown> },
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<unknown> => {
    const one = { endpoint, query: input.query ?? {}, signal };
    calls.push(one);
    return service(one);
  };
  const api = { call } as ApiClient;

  shell.addMessages(shell.createI18n('zh'), 'zh', 'mfe-game-library', zh);
  const routes = shell.createRouteMap(ROUTES);
  const params = routes.match(new URL(address, 'http://x').pathname, 'desktop')?.params ?? {};
  window.history.replaceState(null, '', address);
  const { Page } = page;
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <shell.PageProvider page={{ section: 'mfe-game-library', params }}>
          <Page />
        </shell.PageProvider>
      ),
    },
  ]);
  const view = render(
    <QueryClientProvider client={shell.createQueryClient()}>
      <shell.ApiProvider api={api}>
        <shell.NavigationProvider value={{ routes, prefetch: () => undefined }}>
          <RouterProvider router={router} />
        </shell.NavigationProvider>
      </shell.ApiProvider>
    </QueryClientProvider>,
  );
  return { ...view, calls, router };
}

/** For tests: a promise that is settled from outside. */
export function later<Value>() {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (settle = resolve));
  return { promise, settle };
}
