import Fastify from 'fastify';
import { registerMetricsRoutes } from './metrics-routes';
import { FaultCounters } from './fault-counters';

const fault = { section: 'mfe-home', version: '2', cause: 'chunk' } as const;

function counted() {
  const counts = new FaultCounters();
  for (let visit = 0; visit < 3; visit += 1) counts.countVisit('base');
  counts.countVisit('canary');
  counts.countFailure('canary', [fault, { section: 'shell', version: '7', cause: 'start' }]);
  counts.countFailure('canary', []);
  counts.droppedReports = 5;
  return counts;
}

async function ask(url: string, remoteAddress: string, trustedProxy: string | null = null) {
  const app = Fastify();
  registerMetricsRoutes(app, counted(), trustedProxy);
  return app.inject({ url, remoteAddress });
}

describe('GET /-/counts', () => {
  it('tells visits and failures by release, a failed page once', async () => {
    const answer = await ask('/-/counts', '127.0.0.1');
    expect(answer.json()).toEqual({
      since: expect.stringMatching(/^\d{4}-/),
      releases: { base: { visits: 3, failures: 0 }, canary: { visits: 1, failures: 1 } },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.28.0.9', '192.168.1.1', 'fd00::1'])(
    'answers %s, of this machine or its network',
    async (peer) => expect((await ask('/-/counts', peer)).statusCode).toBe(200),
  );

  it.each(['8.8.8.8', '172.32.0.1', '2001:db8::1', '::ffff:9.9.9.9'])(
    'is not there for %s',
    async (peer) => expect((await ask('/-/counts', peer)).statusCode).toBe(404),
  );

  it('is not there for visitors whom the edge brings', async () => {
    expect((await ask('/-/counts', '172.28.0.10', '172.28.0.10')).statusCode).toBe(404);
    expect((await ask('/-/metrics', '172.28.0.10', '172.28.0.10')).statusCode).toBe(404);
  });
});

describe('GET /-/metrics', () => {
  it('says the same in the format of Prometheus', async () => {
    const { body, headers } = await ask('/-/metrics', '127.0.0.1');
    expect(headers['content-type']).toContain('version=0.0.4');
    const lines = body.split('\n').filter((line) => !line.startsWith('#'));
    expect(lines).toEqual([
      'huoban_visits_total{release="base"} 3',
      'huoban_visits_total{release="canary"} 1',
      'huoban_failures_total{release="canary",section="mfe-home",version="2",cause="chunk"} 1',
      'huoban_failures_total{release="canary",section="shell",version="7",cause="start"} 1',
      'huoban_dropped_beacons_total 5',
      '',
    ]);
  });
});

describe('FaultCounts', () => {
  it('keeps a bounded number of releases', () => {
    const counts = new FaultCounters();
    for (let release = 0; release < 200; release += 1) counts.countVisit(String(release));
    const kept = Object.keys(counts.summary());
    expect(kept.length).toBeLessThanOrEqual(64);
    expect(kept).toContain('199');
  });
});
