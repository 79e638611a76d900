import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { OpenDatabase } from '../database/database';

const PREFIX = 'huoban_';
/** In seconds. */
const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of the service. Labels are fixed names, never visitor input. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  sms: Counter<'driver' | 'outcome'>;
  codesRefused: Counter<'limit'>;
  codesChecked: Counter<'outcome'>;
  reports: Counter<'kind' | 'outcome'>;
  messages: Counter;
  sends: Counter<'outcome'>;
  sockets: Gauge;
  replies: Counter<'provider' | 'outcome'>;
  replySeconds: Histogram<'provider'>;
  modelTokens: Histogram<'kind'>;
  modelCost: Counter;
}

/** Creates the metrics in a new registry. `process`: includes process metrics, only once per process. */
export function createMetrics(
  database: Pick<OpenDatabase, 'kind' | 'connections'>,
  options: { process: boolean },
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (options.process) collectDefaultMetrics({ register: registry });
  new Gauge({
    name: `${PREFIX}database_connections`,
    help: 'Connections of the pool by state; waiting are calls without one',
    labelNames: ['database', 'state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections()))
        this.set({ database: database.kind, state }, count);
    },
  });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `${PREFIX}${name}_total`, help, labelNames, registers });
  return {
    registry,
    requests: new Histogram({
      name: `${PREFIX}http_request_duration_seconds`,
      help: 'Time from request to answer by route and class of status',
      labelNames: ['method', 'route', 'status'],
      buckets: DURATION_BUCKETS,
      registers,
    }),
    sms: counter('sms', 'Text messages by outcome', ['driver', 'outcome']),
    codesRefused: counter('codes_refused', 'Codes not sent or not compared, by limit', ['limit']),
    codesChecked: counter('codes_checked', 'Codes compared, by outcome', ['outcome']),
    reports: counter('reports', 'Reports by outcome', ['kind', 'outcome']),
    messages: counter('messages', 'Messages of users stored', []),
    sends: counter('messaging_sends', 'Messages that users sent, by outcome', ['outcome']),
    sockets: new Gauge({
      name: `${PREFIX}messaging_sockets`,
      help: 'Messaging connections that are open on this node',
      registers,
    }),
    replies: counter('replies', 'Replies of partners by outcome', ['provider', 'outcome']),
    modelTokens: new Histogram({
      name: `${PREFIX}model_reply_tokens`,
      help: 'Tokens per reply of a model',
      labelNames: ['kind'],
      buckets: [50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 50_000],
      registers,
    }),
    modelCost: counter('model_cost', 'Cost of the replies of a model', []),
    replySeconds: new Histogram({
      name: `${PREFIX}reply_duration_seconds`,
      help: 'Time from message to the end of the reply',
      labelNames: ['provider'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
  };
}
