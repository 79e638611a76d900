import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing';

const FLUSH_MS = 2_000;
const KINDS = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL };

/**
 * Exports spans over OTLP/HTTP; the exporter reads its address and headers from the environment.
 * @param share of the traces, from 0 to 1. It depends on the trace id only, so that all programs export the same traces.
 */
export function createExportTracing(serviceName: string, share: number): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('huoban');
  const propagator = new W3CTraceContextPropagator();
  return {
    start({ name, kind, parent }) {
      const context = propagator.extract(
        ROOT_CONTEXT,
        { traceparent: parent },
        defaultTextMapGetter,
      );
      const span = tracer.startSpan(name, { kind: KINDS[kind] }, context);
      const headers: { traceparent?: string } = {};
      propagator.inject(trace.setSpan(context, span), headers, defaultTextMapSetter);
      return {
        traceparent: headers.traceparent,
        end({ name: finalName, attributes = {}, failed = false }) {
          if (finalName !== undefined) span.updateName(finalName);
          span.setAttributes(attributes);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    flush: () => provider.forceFlush({ timeoutMillis: FLUSH_MS }).catch(() => undefined),
  };
}
