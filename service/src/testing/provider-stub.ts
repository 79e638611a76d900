import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubResponse {
  status?: number;
  body?: unknown;
  delayMs?: number;
}

export interface ProviderStub {
  /** Value for an endpoint setting. */
  endpoint: string;
  /** Received requests. */
  calls: { url: string; body: string; action: string }[];
  respondWith: (next: StubResponse) => void;
  stop: () => Promise<void>;
}

/** Starts a local HTTP stub of a provider. */
export async function startProviderStub(): Promise<ProviderStub> {
  let next: StubResponse = {};
  const calls: ProviderStub['calls'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const action = request.headers['x-tc-action'] ?? request.headers['x-acs-action'] ?? '';
      calls.push({ url: request.url ?? '', body, action: String(action) });
      setTimeout(() => {
        response.writeHead(next.status ?? 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(next.body ?? {}));
      }, next.delayMs ?? 0).unref();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls,
    respondWith: (value) => (next = value),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
