import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RunnerConfig } from '../config';
import { registerApiProxy } from './proxy-routes';

const SOCKET = '/api/im/socket/?EIO=4&transport=websocket';
const WEBSOCKET = { connection: 'Upgrade', upgrade: 'websocket' };

const portOf = (server: Server) => (server.address() as AddressInfo).port;

interface Opened {
  status: number;
  socket: Duplex | null;
  body: string;
}

describe('the messaging socket through the shell', () => {
  let service: Server;
  let shell: FastifyInstance;
  let seen: IncomingMessage[];
  let upstreams: Duplex[];
  let origin: string;

  beforeEach(async () => {
    seen = [];
    upstreams = [];
    service = createServer((_, response) => response.writeHead(400).end('no'));
    service.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      seen.push(request);
      upstreams.push(socket);
      socket.on('error', () => undefined);
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n',
      );
      socket.write(head);
      socket.pipe(socket);
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    shell = Fastify();
    const serviceUrl = `http://127.0.0.1:${portOf(service)}`;
    await registerApiProxy(shell, {
      serviceUrl,
      trustedProxy: null,
      siteOrigin: 'http://127.0.0.1',
    } as RunnerConfig);
    shell.get('/page', () => 'a page');
    origin = await shell.listen({ port: 0, host: '127.0.0.1' });
  });

  afterEach(async () => {
    await shell.close();
    for (const socket of upstreams) socket.destroy();
    service.close();
  });

  const open = (path: string, headers: Record<string, string>): Promise<Opened> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(`${origin}${path}`, { headers });
      request.on('upgrade', (answer, socket) => {
        socket.on('error', () => undefined);
        resolve({ status: answer.statusCode ?? 0, socket, body: '' });
      });
      request.on('response', (answer) => {
        let body = '';
        answer.on('data', (chunk) => (body += String(chunk)));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, socket: null, body }));
      });
      request.on('error', reject);
      request.end();
    });

  const nextChunk = (socket: Duplex | null) =>
    new Promise<string>((resolve) => socket?.once('data', (chunk) => resolve(String(chunk))));
  const closed = (socket: Duplex | null) =>
    new Promise<boolean>((resolve) => socket?.once('close', () => resolve(true)));

  it('reaches the service with the real address of the visitor', async () => {
    const headers = { ...WEBSOCKET, 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil' };
    const { status, socket } = await open(SOCKET, { ...headers, origin });
    expect(status).toBe(101);
    expect(seen[0]?.url).toBe(SOCKET);
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(origin).host,
      upgrade: 'websocket',
    });
    socket?.write('ping');
    expect(await nextChunk(socket)).toBe('ping');
    socket?.destroy();
  });

  it('refuses pages of another origin', async () => {
    for (const other of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])
      expect(await open(SOCKET, { ...WEBSOCKET, origin: other })).toMatchObject({ status: 403 });
    expect(seen).toEqual([]);
  });

  it('closes both sides when one side ends', async () => {
    const { socket } = await open(SOCKET, WEBSOCKET);
    upstreams[0]?.destroy();
    expect(await closed(socket)).toBe(true);
    await open(SOCKET, WEBSOCKET).then((again) => again.socket?.destroy());
    expect(await closed(upstreams[1] ?? null)).toBe(true);
  });

  it('answers 503 while the service is unavailable, and recovers', async () => {
    const address = service.address() as AddressInfo;
    await new Promise((done) => service.close(done));
    expect(await open(SOCKET, WEBSOCKET)).toMatchObject({ status: 503 });
    await new Promise<void>((listening) => service.listen(address.port, '127.0.0.1', listening));
    const { status, socket } = await open(SOCKET, WEBSOCKET);
    expect(status).toBe(101);
    socket?.destroy();
  });

  it('passes on the status with which the service refuses a socket', async () => {
    service.removeAllListeners('upgrade');
    service.on('upgrade', (_, socket: Duplex) => {
      socket.end(
        'HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
      );
    });
    expect(await open(SOCKET, WEBSOCKET)).toMatchObject({ status: 429, socket: null });
  });

  it('refuses an upgrade by another method, and one that names no host', async () => {
    const send = (head: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(origin).port), '127.0.0.1');
        socket.once('data', (bytes) => {
          resolve(String(bytes).split('\r\n')[0] ?? '');
          socket.destroy();
        });
        socket.write(`${head}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`);
      });
    expect(await send('POST /page HTTP/1.1\r\nhost: a')).toBe('HTTP/1.1 400 Bad Request');
    const path = SOCKET.split('?')[0] ?? '';
    expect(await send(`GET ${path} HTTP/1.0\r\norigin: http://a`)).toBe('HTTP/1.1 403 Forbidden');
    expect(await send(`GET ${path.slice(0, -1)} HTTP/1.1\r\nhost: a`)).toContain('101');
  });

  it('does not prevent the shell from closing', async () => {
    const { socket } = await open(SOCKET, WEBSOCKET);
    const gone = closed(socket);
    await shell.close();
    expect(await gone).toBe(true);
  });

  it('ignores upgrades to other protocols', async () => {
    const h2c = { connection: 'Upgrade', upgrade: 'h2c' };
    expect(await open('/page', h2c)).toEqual({ status: 200, socket: null, body: 'a page' });
    expect(await open('/page', WEBSOCKET)).toMatchObject({ status: 200 });
    expect(await open('/api/other', WEBSOCKET)).toMatchObject({ status: 400, body: 'no' });
  });
});
