import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { CleanupStack } from '../../harness/cleanup';
import { listen } from '../../harness/processes';

export interface CollectedSpan {
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

export interface TraceCollector {
  url: string;
  spans: CollectedSpan[];
}

/** A collector of OpenTelemetry that keeps the spans it gets over OTLP/HTTP. */
export async function startTraceCollector(cleanup: CleanupStack): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      spans.push(...spansOf(JSON.parse(body) as TraceExport));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const port = await listen(server);
  cleanup.add(() => server.close());
  return { url: `http://127.0.0.1:${port}`, spans };
}

const spansOf = ({ resourceSpans }: TraceExport): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find(({ key }) => key === 'service.name');
    const program = name?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ program, ...span })));
  });
