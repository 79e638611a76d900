import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../../harness/http';
import { LoadGenerator } from './load-generator';

describe('LoadGenerator', () => {
  it('keeps its rate while responses are slow', async () => {
    const { url: origin, stop: close } = await serve((_, response) => {
      setTimeout(() => response.end(), 300);
    });
    const startedAt = performance.now();
    const load = LoadGenerator.start({ origins: [origin], paths: ['/'], perSecond: 50 });
    await sleep(1000);
    // On a busy machine the pause is longer.
    const due = ((performance.now() - startedAt) / 1000) * 50;
    const { sent, failures, times } = await load.stop();
    expect(sent).toBeGreaterThanOrEqual(due * 0.9);
    expect(sent).toBeLessThanOrEqual(due * 1.1);
    expect(failures).toEqual([]);
    expect(times).toHaveLength(sent);
    expect(times[0]).toBeGreaterThanOrEqual(290);
    await close();
  });

  it('counts only error statuses, broken connections and timeouts as failures', async () => {
    const { url: origin, stop: close } = await serve((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
      else if (request.url === '/missing') response.writeHead(404).end();
      else if (request.url === '/broken') request.socket.destroy();
      else if (request.url !== '/silent') response.end();
    });
    const paths = ['/', '/moved', '/missing', '/broken', '/silent'];
    const load = LoadGenerator.start({ origins: [origin], paths, perSecond: 50, timeoutMs: 400 });
    await sleep(600);
    const { failures } = await load.stop();
    const kinds = new Set(failures.map(({ url }) => new URL(url).pathname));
    expect([...kinds].sort()).toEqual(['/broken', '/missing', '/silent']);
    await close();
  });

  it('sends nothing on connections that the server closed while this process stood still', async () => {
    const server = createServer((_, response) => {
      setTimeout(() => response.end(), 100);
    });
    server.keepAliveTimeout = 2500;
    const { url: origin, stop: close } = await serve(server);
    const options = { origins: [origin], paths: ['/'], perSecond: 50, timeoutMs: 1500 };
    const load = LoadGenerator.start(options);
    // The requests that are due after a pause need more connections than later ones; servers keep them a second longer.
    for (const runsMs of [300, 3400]) {
      await sleep(runsMs);
      const until = performance.now() + 600;
      while (performance.now() < until);
    }
    await sleep(300);
    expect((await load.stop()).failures).toEqual([]);
    await close();
  });

  it('requests files of a page, as visitors who keep address and cookie', async () => {
    const requested = new Set<string>();
    const visitors = new Map<string, Set<string>>();
    const { url: origin, stop: close } = await serve((request, response) => {
      requested.add(request.url ?? '');
      const address = String(request.headers['x-forwarded-for']);
      const { cookie = 'none' } = request.headers;
      visitors.set(address, (visitors.get(address) ?? new Set()).add(cookie));
      response.setHeader('set-cookie', `bucket=${address}; path=/`);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<script src="/assets/shell/1.0.0/main.js"></script>');
    });
    const hasReturned = () => [...visitors.values()].some(({ size }) => size === 2);
    const load = LoadGenerator.start({ origins: [origin], paths: ['/'], perSecond: 600 });
    while (!hasReturned()) await sleep(50);
    await load.stop();
    await close();
    expect([...requested].sort()).toEqual(['/', '/assets/shell/1.0.0/main.js']);
    expect(visitors.size).toBe(401);
    // The first request has no cookie, later ones only that of the same visitor.
    const foreign = [...visitors].filter(([address, cookies]) =>
      [...cookies].some((cookie) => cookie !== 'none' && cookie !== `bucket=${address}`),
    );
    expect(foreign).toEqual([]);
  });
});
