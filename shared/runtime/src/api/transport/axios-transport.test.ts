import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axiosTransport } from './axios-transport';

let server: Server;

/** Starts a server and returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    listener(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = (address as AddressInfo).port;
  return `http://127.0.0.1:${port}`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const signal = () => new AbortController().signal;

describe('axiosTransport', () => {
  it('sends method, headers and body as given', async () => {
    const origin = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () =>
        response.end(
          JSON.stringify({
            method: request.method,
            type: request.headers['content-type'],
            user: request.headers['user_id'],
            body: Buffer.concat(chunks).toString(),
          }),
        ),
      );
    });
    const response = await axiosTransport({
      method: 'POST',
      url: `${origin}/x`,
      headers: { 'Content-Type': 'application/json', user_id: '7' },
      body: '{"名":"伙伴"}',
      signal: signal(),
    });
    expect(response.status).toBe(200);
    expect(JSON.parse(response.text)).toEqual({
      method: 'POST',
      type: 'application/json',
      user: '7',
      body: '{"名":"伙伴"}',
    });
  });

  it('sends no content type without a body', async () => {
    const origin = await serve((request, response) =>
      response.end(request.headers['content-type'] ?? 'none'),
    );
    const request = { method: 'POST', url: `${origin}/x`, headers: {}, signal: signal() };
    expect(await axiosTransport(request)).toEqual({ status: 200, text: 'none' });
  });

  it('sends a request that must outlive the page at once, and keeps it alive', async () => {
    const origin = await serve((_, response) => response.writeHead(202).end('{}'));
    const send = jest.spyOn(globalThis, 'fetch');
    const request = { method: 'POST', url: origin, headers: { a: '1' }, signal: signal() };
    const response = axiosTransport({ ...request, body: '{}', keepalive: true });
    expect(send.mock.calls).toEqual([
      [origin, expect.objectContaining({ body: '{}', headers: { a: '1' }, keepalive: true })],
    ]);
    expect(await response).toEqual({ status: 202, text: '{}' });
  });

  it('returns every status and body unparsed', async () => {
    const origin = await serve((_, response) => response.writeHead(503).end('{"broken'));
    await expect(
      axiosTransport({ method: 'GET', url: origin, headers: {}, signal: signal() }),
    ).resolves.toEqual({ status: 503, text: '{"broken' });
  });

  it('aborts while the body stalls', async () => {
    const origin = await serve((_, response) => response.writeHead(200).write('{'));
    const control = new AbortController();
    const call = axiosTransport({
      method: 'GET',
      url: origin,
      headers: {},
      signal: control.signal,
    });
    setTimeout(() => control.abort(), 50);
    await expect(call).rejects.toThrow();
  });

  it('rejects without a response', async () => {
    const origin = await serve((request) => request.socket.destroy());
    await expect(
      axiosTransport({ method: 'GET', url: origin, headers: {}, signal: signal() }),
    ).rejects.toThrow();
  });
});
