import type { PageModule } from '@huoban/contracts';
import type { Session } from '@huoban/runtime';
import { createPageRenderer } from '@huoban/runtime/testing';
import { routes } from '../../section.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

const renderer = createPageRenderer({ name: 'mfe-game-library', routes, messages: { zh, en, ja } });

export interface Call {
  endpoint: string;
  query: Record<string, unknown>;
  body: unknown;
  signal: AbortSignal | undefined;
}

/** Responds to a call with a payload, or throws. */
export type Service = (call: Call) => unknown;

/** Renders a page with an empty cache. `calls` records the requests. */
export async function renderPage(
  page: PageModule,
  address: string,
  service: Service,
  session: Partial<Session> = {},
) {
  const calls: Call[] = [];
  const rendered = await renderer.renderPage({
    page,
    address,
    loaded: false,
    session,
    service: (endpoint, input, { signal }) => {
      const { query = {}, body } = input as { query?: Record<string, unknown>; body?: unknown };
      const call = { endpoint, query, body, signal };
      calls.push(call);
      return service(call);
    },
  });
  return { ...rendered, calls };
}

/** A promise with its resolve function. */
export function createDeferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}
