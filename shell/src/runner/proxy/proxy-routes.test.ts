import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import { identifyRequests } from '../http/request-id';
import { serverOptions } from '../http/server-options';
import { registerApiProxy } from './proxy-routes';

async function waitFor(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries += 1) {
    if (tries > 300) throw new Error('it never happened');
    await sleep(20);
  }
}

const SIXTY_FOUR_KB = 64 * 1024;
const POST = 'POST /api/users/report_user_action HTTP/1.1\r\nhost: site\r\n';

describe('registerApiProxy', () => {
  let service: Server;
  let app: FastifyInstance;
  let seen: string[];
  let seenHeaders: IncomingHttpHeaders;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    seen = [];
    service = createServer((request, response) => {
      seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
      seenHeaders = request.headers;
      const delay = request.url === '/api/late' ? 2_000 : 0;
      if (request.url === '/api/outage') response.writeHead(503, { 'retry-after': '2' });
      void text(request)
        .then((body) => sleep(delay, body))
        .then((body) => response.end(JSON.stringify({ error_code: body.length })));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    app = Fastify({
      ...serverOptions,
      requestTimeout: 400,
      http: {
        ...serverOptions.http,
        requestTimeout: 400,
        headersTimeout: 400,
        connectionsCheckingInterval: 50,
      },
    });
    identifyRequests(app);
    await registerApiProxy(app, readConfig({ SERVICE_URL: `http://127.0.0.1:${String(port)}` }));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
  });

  /** Sends bytes as they are. @returns what arrives until an envelope has begun or the connection is closed */
  const sendRaw = (bytes: string): { received: Promise<string> } => {
    const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    const received = new Promise<string>((resolve) => {
      let all = '';
      socket.on('data', (chunk) => {
        all += chunk.toString('latin1');
        if (/"error_code":\d+[,}]/.test(all)) resolve(all);
      });
      socket.on('close', () => resolve(all));
      socket.on('error', () => resolve(all));
    });
    socket.write(bytes);
    return { received };
  };
  const statusOf = (response: string) => Number(/^HTTP\/1.1 (\d+)/.exec(response)?.[1]);

  const send = async (bytes: number) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/users/report_user_action',
      headers: { 'content-type': 'application/json' },
      payload: 'x'.repeat(bytes),
    });
    return [answer.statusCode, answer.json<{ error_code: number }>().error_code];
  };

  it('passes on a body of the maximum size', async () => {
    expect(await send(SIXTY_FOUR_KB)).toEqual([200, SIXTY_FOUR_KB]);
  });

  it.each([
    ['of the edge', { 'x-request-id': '2fa4dac83774aaeb', traceparent: '00-2f-2f-01' }],
    ['of its own', {}],
  ])('passes on an id %s', async (_, headers) => {
    const response = await app.inject({ url: '/api/x', headers });
    const id = response.headers['x-request-id'];
    expect(id).toMatch(/^[\w-]{16,}$/);
    expect(seenHeaders).toMatchObject({ ...headers, 'x-request-id': id });
  });

  it('answers 413 to a larger body', async () => {
    expect(await send(SIXTY_FOUR_KB + 1)).toEqual([413, 40002]);
    const chunk = `${(SIXTY_FOUR_KB + 1).toString(16)}\r\n${'x'.repeat(SIXTY_FOUR_KB + 1)}\r\n0\r\n\r\n`;
    const chunked = await sendRaw(`${POST}transfer-encoding: chunked\r\n\r\n${chunk}`).received;
    expect([statusOf(chunked), chunked]).toEqual([413, expect.stringContaining('40002')]);
  });

  it.each([
    ['a query that is not UTF-8', 'GET /api/x?q=%ED%A0%80 HTTP/1.1', 'GET /api/x?q=%ED%A0%80'],
    ['dots in a query', 'GET /api/x?q=a/../b HTTP/1.1', 'GET /api/x?q=a/../b'],
    ['a target with an origin', 'GET http://other/api/x HTTP/1.1', 'GET /api/x'],
    ['a GET with a body', 'GET /api/x HTTP/1.1\r\ncontent-length: 0', 'GET /api/x'],
  ])('passes on %s', async (_, head, expected) => {
    const response = await sendRaw(`${head}\r\nhost: site\r\n\r\n`).received;
    expect([statusOf(response), seen]).toEqual([200, [expected]]);
  });

  it('passes on a body that the client announces with Expect', async () => {
    const headers = 'content-type: application/json\r\nexpect: 100-continue\r\ncontent-length: 2';
    const response = await sendRaw(`${POST}${headers}\r\n\r\n{}`).received;
    expect(response).toContain('{"error_code":2}');
  });

  it.each(['/api/x/../../etc', '/api/%2e%2e/x', '/api/..%5cx', '/api/%E0%A4'])(
    'answers %s with an envelope and without the service',
    async (path) => {
      const response = await sendRaw(
        `GET ${path} HTTP/1.1\r\nhost: site\r\naccept-language: en\r\n\r\n`,
      ).received;
      expect(statusOf(response)).toBe(400);
      expect(response).toContain(
        '"error_code":40002,"error_message":"The request is not well formed"',
      );
      expect(seen).toEqual([]);
    },
  );

  it.each(['/dev/sms?phone=1', '/%64ev/sms?phone=1', '/d%65v/sms?phone=1'])(
    'hides the SMS outbox from a proxy at %s',
    async (url) => {
      const headers = { via: '1.1 edge' };
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
      expect((await app.inject({ url })).statusCode).toBe(200);
    },
  );

  it('lets one address hold 64 bodies, and everything else goes on', async () => {
    const idle = Array.from({ length: 70 }, () => sendRaw(`${POST}content-length: 9\r\n\r\nx`));
    const first = await Promise.race(idle.map(({ received }) => received));
    expect([statusOf(first), first]).toEqual([429, expect.stringContaining('"retry_after":1')]);
    for (const url of ['/api/health', '/api/visitor/game/list']) {
      const answer = await app.inject({ url, remoteAddress: '127.0.0.1' });
      expect(answer.statusCode).toBe(200);
    }
    expect(seen.filter((request) => request.startsWith('POST'))).toEqual([]);
    const statuses = (await Promise.all(idle.map(({ received }) => received))).map(statusOf);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    expect(statuses.filter((status) => status === 408)).toHaveLength(64);
  });

  it('takes back the places of visitors who leave', async () => {
    let refused = 0;
    const sent = Array.from({ length: 230 }, async () => {
      const response = await sendRaw('GET /api/late HTTP/1.1\r\nhost: site\r\n\r\n').received;
      if (statusOf(response) === 429) refused += 1;
    });
    await waitFor(() => refused === 10);
    for (const socket of sockets.splice(0)) socket.destroy();
    await Promise.all(sent);
    await waitFor(async () => (await app.inject({ url: '/api/x' })).statusCode === 200);
  });

  it('answers a body that never ends with 408 and an envelope', async () => {
    const response = await sendRaw(`${POST}content-length: 9\r\n\r\nx`).received;
    expect([statusOf(response), response]).toEqual([
      408,
      expect.stringContaining('"error_code":40002'),
    ]);
  });

  it('serves again after any number of requests that the service did not answer', async () => {
    const { port } = service.address() as AddressInfo;
    const { port: own } = app.server.address() as AddressInfo;
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    const get = async () => (await fetch(`http://127.0.0.1:${own}/api/visitor/game/list`)).status;
    for (let index = 0; index < 60; index += 1) expect(await get()).toBe(503);
    await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve));
    expect(await get()).toBe(200);
  });

  it('passes a 503 of the service on at once: a retry would multiply the load of an outage', async () => {
    expect((await app.inject('/api/outage')).statusCode).toBe(503);
    expect(seen).toEqual(['GET /api/outage']);
  });

  it('answers 503 when the service does not answer', async () => {
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    const answer = await app.inject({ url: '/api/x' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toMatchObject({ error_code: 50301, payload: null });
  });
});
