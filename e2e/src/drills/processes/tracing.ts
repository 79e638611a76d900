import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { json } from 'node:stream/consumers';
import { ROOT } from '../../harness/processes';
import { startService } from '../../harness/servers';
import { waitUntil } from '../../harness/wait';
import type { CleanupStack } from '../../harness/cleanup';
import { serve } from '../../harness/http';
import { requireProgram } from '../context/debian-program';
import { startEdge } from '../context/edge/edge';
import { test, type Drill } from '../drill';

const LIST = '/api/visitor/game/list?size=3';
const PAGE = '/game-library';
/** Programs export every five seconds. */
const EXPORTED_MS = 20_000;

interface CollectedSpan {
  /** `service.name` of the program. */
  program: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

interface TraceExport {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<CollectedSpan, 'program'>[] }[];
  }[];
}

interface TraceCollector {
  url: string;
  spans: CollectedSpan[];
}

/** A collector of OpenTelemetry that keeps the spans it gets over OTLP/HTTP. */
async function startTraceCollector(cleanup: CleanupStack): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const { url } = cleanup.stopLater(
    await serve(async (request, response) => {
      spans.push(...spansOf((await json(request)) as TraceExport));
      response.setHeader('content-type', 'application/json').end('{}');
    }),
  );
  return { url, spans };
}

const spansOf = ({ resourceSpans }: TraceExport): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find(({ key }) => key === 'service.name');
    const program = name?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ program, ...span })));
  });

/** The name and the program of a span and of those that it caused, outermost first. */
function pathTo(spans: readonly CollectedSpan[], last: CollectedSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === last.parentSpanId);
  return [...(parent ? pathTo(spans, parent) : []), `${last.program} ${last.name}`];
}

const PROMTOOL = '/usr/bin/promtool';
const RULES = path.join(ROOT, 'deploy/observability');

export const tracingDrills: readonly Drill[] = [
  test('the alert rules fire for the faults of their unit tests, and not otherwise (promtool)', async () => {
    await requireProgram(PROMTOOL, 'prometheus');
    const options = { cwd: RULES };
    await promisify(execFile)(PROMTOOL, ['test', 'rules', 'alerts.test.yaml'], options);
    const { stdout } = await promisify(execFile)(
      PROMTOOL,
      ['check', 'rules', 'alerts.yaml'],
      options,
    );
    return /\d+ rules found/.exec(stdout)?.[0];
  }),
  test('a collector of traces: one trace leads from the edge through the shell and its rendering to the service, with the id of the request', async (context) => {
    const { cleanup } = context;
    const collector = await startTraceCollector(cleanup);
    const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'debug' };
    const service = cleanup.stopLater(await startService(tracing));
    const shell = await context.startShell({
      ...tracing,
      SERVICE_URL: service.url,
      TRUSTED_PROXY: '127.0.0.1',
    });
    const edge = await startEdge(cleanup, { shells: [new URL(shell.url).host] });
    const paths: string[] = [];
    for (const address of [PAGE, LIST]) {
      const response = await fetch(edge.url + address);
      assert.equal(response.status, 200);
      const id = response.headers.get('x-request-id') ?? '';
      assert.match(id, /^[0-9a-f]{32}$/, 'id of the request');
      assert.equal(response.headers.get('server-timing'), `request;desc="${id}"`);
      assert.ok(!(await response.text()).includes(id), 'the document is kept for others');
      const own = () => collector.spans.filter(({ traceId }) => traceId === id);
      const isOfService = ({ program }: CollectedSpan) => program === 'huoban-service';
      await waitUntil('both programs have exported', EXPORTED_MS, () =>
        ['huoban-shell', 'huoban-service'].every((name) =>
          own().some(({ program }) => program === name),
        ),
      );
      const last = own().find(isOfService);
      assert.ok(last);
      const path = pathTo(own(), last).join(' > ');
      const rendering = address === PAGE ? 'huoban-shell render > ' : '';
      const kind = address === PAGE ? 'page' : 'api';
      assert.match(
        path,
        new RegExp(`^huoban-shell GET ${kind} > ${rendering}huoban-service GET /api/`),
      );
      for (const { output } of [shell, service])
        assert.ok(output().includes(id), 'the log of each program has the id');
      paths.push(path);
    }
    return paths.join('; ');
  }),
];
