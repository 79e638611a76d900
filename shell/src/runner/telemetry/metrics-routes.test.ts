import Fastify from 'fastify';
import { registerMetricsRoutes } from './metrics-routes';
import { FaultCounters } from './fault-counters';

const fault = { section: 'mfe-home', version: '2', cause: 'chunk' } as const;

function createCounters() {
  const counters = new FaultCounters();
  for (let visit = 0; visit < 3; visit += 1) counters.countVisit('base');
  counters.countVisit('canary');
  counters.countFailure('canary', [fault, { section: 'shell', version: '7', cause: 'start' }]);
  counters.countFailure('canary', []);
  counters.droppedReports = 5;
  return counters;
}

async function request(
  url: string,
  remoteAddress: string,
  trustedProxy: string | null = null,
  headers: Record<string, string> = {},
) {
  const app = Fastify();
  const sample = { summary: () => ({ canary: { reached: 'AQ==', failed: 'AA==' } }) };
  registerMetricsRoutes(app, { counters: createCounters(), sample, trustedProxy });
  return app.inject({ url, remoteAddress, headers });
}

describe('GET /-/counts', () => {
  it('returns visits and failures by release, one failure per page', async () => {
    const answer = await request('/-/counts', '127.0.0.1');
    expect(answer.json()).toEqual({
      since: expect.stringMatching(/^\d{4}-/),
      releases: { base: { visits: 3, failures: 0 }, canary: { visits: 1, failures: 1 } },
      sample: { canary: { reached: 'AQ==', failed: 'AA==' } },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.28.0.9', '192.168.1.1', 'fd00::1'])(
    'answers %s, a local or private address',
    async (peer) => expect((await request('/-/counts', peer)).statusCode).toBe(200),
  );

  it.each(['8.8.8.8', '172.32.0.1', '2001:db8::1', '::ffff:9.9.9.9'])(
    'answers %s with 404',
    async (peer) => expect((await request('/-/counts', peer)).statusCode).toBe(404),
  );

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', '127.0.0.1'],
    ['x-forwarded-proto', 'http'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
    ['cf-connecting-ip', '8.8.8.8'],
    ['cdn-loop', 'edge'],
    ['x-original-url', '/'],
  ])('answers a local request with %s, a sign of a proxy, with 404', async (name, value) => {
    for (const url of ['/-/counts', '/-/metrics'])
      expect((await request(url, '127.0.0.1', null, { [name]: value })).statusCode).toBe(404);
  });

  it('answers requests through the edge with 404', async () => {
    expect((await request('/-/counts', '172.28.0.10', '172.28.0.10')).statusCode).toBe(404);
    expect((await request('/-/metrics', '172.28.0.10', '172.28.0.10')).statusCode).toBe(404);
  });
});

describe('GET /-/metrics', () => {
  it('returns the counters in the Prometheus format', async () => {
    const { body, headers } = await request('/-/metrics', '127.0.0.1');
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

describe('FaultCounters', () => {
  it('bounds the number of releases', () => {
    const counters = new FaultCounters();
    for (let release = 0; release < 200; release += 1) counters.countVisit(String(release));
    const ids = Object.keys(counters.summary());
    expect(ids.length).toBeLessThanOrEqual(64);
    expect(ids).toContain('199');
  });
});
