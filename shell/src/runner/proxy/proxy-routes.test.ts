import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import { registerApiProxy } from './proxy-routes';

const SIXTY_FOUR_KB = 64 * 1024;

describe('registerApiProxy', () => {
  let service: Server;
  let app: FastifyInstance;
  beforeAll(async () => {
    service = createServer((request, response) => {
      void text(request).then((body) => response.end(JSON.stringify({ error_code: body.length })));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    app = Fastify();
    await registerApiProxy(app, readConfig({ SERVICE_URL: `http://127.0.0.1:${String(port)}` }));
  });
  afterAll(async () => {
    await app.close();
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
  });

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

  it('answers 413 to a larger body', async () => {
    expect(await send(SIXTY_FOUR_KB + 1)).toEqual([413, 40002]);
  });
});
