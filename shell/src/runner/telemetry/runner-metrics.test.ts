import Fastify from 'fastify';
import { serverOptions } from '../http/server-options';
import { RunnerMetrics } from './runner-metrics';

describe('metrics of the runner', () => {
  it('measure requests by kind and status, pages by source, queue, threads and event loop', async () => {
    const metrics = new RunnerMetrics({ renderQueue: () => 3, threadRestarts: () => 1 });
    const app = Fastify();
    metrics.observe(app);
    app.get('/terms', () => 'page');
    app.get('/api/users', (_, reply) => reply.code(503).send());
    for (const url of ['/terms', '/terms?phone=1', '/api/users']) await app.inject({ url });
    metrics.countPage('cached');
    metrics.countPage('cached');
    const text = await metrics.text();
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'huoban_http_request_duration_seconds_count{kind="page",status="2xx"} 2',
        'huoban_http_request_duration_seconds_count{kind="api",status="5xx"} 1',
        'huoban_pages_total{source="cached"} 2',
        'huoban_render_queue 3',
        'huoban_render_thread_restarts 1',
      ]),
    );
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toContain('phone');
  });
});

describe('the id of a request', () => {
  it.each([
    ['2fa4dac83774aaebb1d6a7040b6db289', '2fa4dac83774aaebb1d6a7040b6db289'],
    ['<script>', expect.stringMatching(/^[\w-]{8,64}$/)],
    [undefined, expect.stringMatching(/^[\w-]{8,64}$/)],
  ])('of the header %s is that of the edge where it is one', async (given, expected) => {
    const app = Fastify(serverOptions);
    app.get('/', (request) => ({ id: request.id }));
    const headers = given === undefined ? {} : { 'x-request-id': given };
    expect((await app.inject({ url: '/', headers })).json()).toEqual({ id: expected });
  });
});
