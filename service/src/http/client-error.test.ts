import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { silentLog } from '../process/log';
import { createServer } from './server';

describe('a malformed HTTP request', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = createServer(silentLog);
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });

  it.each([
    ['an invalid request line', 'HELLO\r\n\r\n', 400],
    ['an invalid header name', 'GET / HTTP/1.1\r\nHost: a\r\nb c: d\r\n\r\n', 400],
    ['oversized headers', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is answered with an envelope: %s', async (_case, text, status) => {
    const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
    expect(JSON.parse(body)).toMatchObject({ error_code: 40002, payload: null });
  });
});
