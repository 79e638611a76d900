import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds. */
const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const KIND = /^\/(api|dev|assets|media|builds|-)(?=[/?]|$)/;

/** Where a document came from: rendered for this request, or kept, or kept because a new one could not be had. */
export type PageSource = 'rendered' | 'cached' | 'stale';

interface MetricsSources {
  /** Pages that render or wait. */
  renderQueue: () => number;
  /** Threads that ended and were replaced. */
  threadRestarts: () => number;
}

/** `page`, or the first part of another path. */
export const requestKind = (url: string): string => KIND.exec(url)?.[1] ?? 'page';

/** Metrics of this process. Labels are fixed names, never visitor input. */
export class RunnerMetrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly pages = new Counter({
    name: 'huoban_pages_total',
    help: 'Documents by source: rendered, cached, or stale because a new one could not be had',
    labelNames: ['source'],
    registers: this.registers,
  });
  private readonly requests = new Histogram({
    name: 'huoban_http_request_duration_seconds',
    help: 'Time from request to answer by kind of path and class of status',
    labelNames: ['kind', 'status'],
    buckets: DURATION_BUCKETS,
    registers: this.registers,
  });

  constructor({ renderQueue, threadRestarts }: MetricsSources) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'huoban_render_queue',
      help: 'Pages that render or wait for a thread',
      registers: this.registers,
      collect() {
        this.set(renderQueue());
      },
    });
    new Gauge({
      name: 'huoban_render_thread_restarts',
      help: 'Render threads that ended and were replaced since the start',
      registers: this.registers,
      collect() {
        this.set(threadRestarts());
      },
    });
  }

  readonly countPage = (source: PageSource): void => this.pages.inc({ source });

  /** Measures every request of a server. */
  observe(app: FastifyInstance): void {
    app.addHook('onResponse', async ({ url }, reply) => {
      const kind = requestKind(url);
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      this.requests.observe({ kind, status }, reply.elapsedTime / 1000);
    });
  }

  /** In the Prometheus format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
