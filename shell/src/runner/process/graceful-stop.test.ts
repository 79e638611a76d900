import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { serverOptions } from '../http/server-options';
import { GracefulStop } from './graceful-stop';

const OPTIONS = { delayMs: 50, deadlineMs: 300 };

async function startApp() {
  const app = Fastify(serverOptions);
  const requested = once(app.server, 'request');
  app.get('/hanging', () => new Promise(() => undefined));
  app.get('/slow', () => new Promise((resolve) => setTimeout(() => resolve('done'), 100)));
  app.get('/', () => 'page');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, requested };
}

describe('a graceful stop', () => {
  it('reports that it stops, and goes on serving until load balancers know', async () => {
    const { app, url } = await startApp();
    const stop = new GracefulStop(app, { ...OPTIONS, delayMs: 1000 });
    expect(stop.isStopping).toBe(false);
    const ended = stop.run();
    expect(stop.isStopping).toBe(true);
    expect(await (await fetch(url)).text()).toBe('page');
    await ended;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('completes requests that are being answered', async () => {
    const { app, url, requested } = await startApp();
    const response = fetch(`${url}/slow`);
    await requested;
    await new GracefulStop(app, { ...OPTIONS, delayMs: 0 }).run();
    expect(await (await response).text()).toBe('done');
  });

  it('answers what follows on a connection in use, because a load balancer counts a refusal as a failure', async () => {
    const { app, url, requested } = await startApp();
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
    const get = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`);
    get('/slow');
    await requested;
    const ended = new GracefulStop(app, { ...OPTIONS, delayMs: 0 }).run();
    await sleep(20);
    get('/');
    const answers = await text(socket);
    await ended;
    expect(answers.match(/HTTP\/1.1 \d+|page$/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'page']);
  });

  it('cuts what is not answered at the deadline', async () => {
    const { app, url, requested } = await startApp();
    const request = http.get(`${url}/hanging`, { agent: new http.Agent({ keepAlive: true }) });
    const cut = once(request, 'error');
    await requested;
    const startedAt = performance.now();
    await new GracefulStop(app, OPTIONS).run();
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' });
  });

  it('stops once, however often it is asked to', async () => {
    const { app } = await startApp();
    const close = jest.spyOn(app, 'close');
    const stop = new GracefulStop(app, { ...OPTIONS, delayMs: 0 });
    await Promise.all([stop.run(), stop.run()]);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
