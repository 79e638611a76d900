import { readFileSync } from 'node:fs';
import { forwardTracing } from './forward-tracing';

export type SpanAttributes = Record<string, string | number | boolean | undefined>;

export interface SpanStart {
  name: string;
  kind: 'server' | 'internal';
  /** W3C `traceparent` of the caller, as received; an invalid one starts a new trace. */
  parent: string | undefined;
}

export interface SpanEnd {
  /** In place of the first name. */
  name?: string;
  attributes?: SpanAttributes;
  failed?: boolean;
}

export interface Span {
  /** W3C `traceparent` of requests that are made within the span; undefined outside of a trace. */
  readonly traceparent: string | undefined;
  end: (end: SpanEnd) => void;
}

export interface Tracing {
  start: (start: SpanStart) => Span;
  /** Exports the spans that have ended. Takes two seconds at most and never rejects. */
  flush: () => Promise<void>;
}

/** They may contain a secret, so a file can hold them; the exporter reads them from the environment only. */
const HEADER_VARIABLES = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'];

/**
 * Exports spans where `OTEL_EXPORTER_OTLP_ENDPOINT` (or its variant for traces) names a collector. Otherwise nothing of
 * OpenTelemetry is loaded, and the trace of the caller is passed on.
 * @param program `shell` or `service`
 */
export async function openTracing(
  program: string,
  environment: Record<string, string | undefined>,
): Promise<Tracing> {
  const endpoint =
    environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return forwardTracing;
  for (const name of HEADER_VARIABLES) {
    const file = environment[`${name}_FILE`];
    if (file) process.env[name] = readFileSync(file, 'utf8').trim();
  }
  const { createExportTracing } = await import('./export-tracing');
  return createExportTracing(
    environment['OTEL_SERVICE_NAME'] || `huoban-${program}`,
    Number(environment['OTEL_TRACES_SAMPLER_ARG'] || 1),
  );
}
