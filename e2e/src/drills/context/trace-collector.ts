import { json } from 'node:stream/consumers';
import type { CleanupStack } from '../../harness/cleanup';
import { serve } from '../../harness/http';

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
