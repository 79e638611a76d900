export { openTracing, type Span, type Tracing } from './tracing';
export { forwardTracing } from './forward-tracing';
export { traceRequests, traceparentOf } from './trace-requests';
