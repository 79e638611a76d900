import { once } from 'node:events';
import http from 'node:http';
import Fastify from 'fastify';
import { GracefulStop } from './graceful-stop';

const OPTIONS = { delayMs: 50, deadlineMs: 300 };

async function startApp() {
  const app = Fastify();
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
