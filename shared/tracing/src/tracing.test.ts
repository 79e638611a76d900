import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { openTracing, type Tracing } from './tracing';
import { traceRequests, traceparentOf } from './trace-requests';

const TRACE = '2fa4dac83774aaebb1d6a7040b6db289';
const PARENT = `00-${TRACE}-2fa4dac83774aaeb-01`;

interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

/** A server whose `/` answers with the trace that it passes on. */
function createServer(tracing: Tracing) {
  const app = Fastify();
  traceRequests(app, tracing, ({ url }) => (url === '/health' ? null : 'page'));
  app.get('/*', (request) => ({ traceparent: traceparentOf(request) ?? null }));
  return app;
}

async function readTrace(tracing: Tracing, url: string, headers = {}): Promise<string | null> {
  const response = await createServer(tracing).inject({ url, headers });
  // The span ends after the response.
  await setImmediate();
  return response.json<{ traceparent: string | null }>().traceparent;
}

it.each([
  ['the one of the edge', { traceparent: PARENT }, PARENT],
  ['none', {}, null],
])('without a collector the trace is passed on: %s', async (_, headers, expected) => {
  const tracing = await openTracing('shell', {});
  expect(await readTrace(tracing, '/', headers)).toBe(expected);
});

describe('with a collector', () => {
  const bodies: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const collector = http.createServer((request, response) => {
    authorizations.push(request.headers.authorization);
    void text(request).then((body) => {
      bodies.push(body);
      response.end('{}');
    });
  });
  const spans = () =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
      };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
    });
  const before = { ...process.env };
  beforeAll(async () => {
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`;
  });
  beforeEach(() => bodies.splice(0));
  afterAll(() => {
    process.env = before;
    collector.close();
  });

  it('a request is exported as a child of its caller', async () => {
    const tracing = await openTracing('shell', process.env);
    const passedOn = await readTrace(tracing, '/', { traceparent: PARENT });
    await tracing.flush();
    const [span] = spans();
    expect(span).toMatchObject({
      name: 'GET page',
      traceId: TRACE,
      parentSpanId: '2fa4dac83774aaeb',
    });
    expect(passedOn).toBe(`00-${TRACE}-${span?.spanId ?? ''}-01`);
    expect(bodies[0]).toContain('huoban-shell');
  });

  it('is told the headers of a file, which may contain a secret', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'huoban-tracing-'));
    const file = path.join(folder, 'headers');
    writeFileSync(file, 'authorization=Bearer secret\n');
    const tracing = await openTracing('shell', {
      ...process.env,
      OTEL_EXPORTER_OTLP_HEADERS_FILE: file,
    });
    rmSync(folder, { recursive: true });
    await readTrace(tracing, '/');
    await tracing.flush();
    expect(authorizations.at(-1)).toBe('Bearer secret');
  });

  it('what is not traced, or not in the sample, is not exported', async () => {
    const tracing = await openTracing('shell', process.env);
    expect(await readTrace(tracing, '/health', { traceparent: PARENT })).toBeNull();
    const none = await openTracing('shell', { ...process.env, OTEL_TRACES_SAMPLER_ARG: '0' });
    expect(await readTrace(none, '/', { traceparent: PARENT })).toMatch(/-00$/);
    await Promise.all([tracing.flush(), none.flush()]);
    expect(spans()).toEqual([]);
  });

  it('a collector that does not answer does not keep a program from stopping', async () => {
    const tracing = await openTracing('shell', process.env);
    await new Promise((resolve) => collector.close(resolve));
    await readTrace(tracing, '/');
    await expect(tracing.flush()).resolves.toBeUndefined();
  });
});
