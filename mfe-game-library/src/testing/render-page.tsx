import type { PageModule } from '@huoban/contracts';
import { createPageRenderer } from '@huoban/runtime/testing';
import { routes } from '../../section.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

const renderer = createPageRenderer({ name: 'mfe-game-library', routes, messages: { zh, en, ja } });

export interface Call {
  endpoint: string;
  query: Record<string, unknown>;
  signal: AbortSignal | undefined;
}

/** Responds to a call with a payload, or throws. */
export type Service = (call: Call) => unknown;

/** Renders a page with an empty cache. `calls` records the requests. */
export async function renderPage(page: PageModule, address: string, service: Service) {
  const calls: Call[] = [];
  const rendered = await renderer.renderPage({
    page,
    address,
    loaded: false,
    service: (endpoint, input, { signal }) => {
      const { query = {} } = input as { query?: Record<string, unknown> };
      const call = { endpoint, query, signal };
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
