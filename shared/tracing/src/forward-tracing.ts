import type { Tracing } from './tracing';

/** Exports nothing and passes the trace of the caller on. */
export const forwardTracing: Tracing = {
  start: ({ parent }) => ({ traceparent: parent, end: () => undefined }),
  flush: async () => undefined,
};
