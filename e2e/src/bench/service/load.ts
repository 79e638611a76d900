import { createRequire } from 'node:module';
import { runNode } from '../../harness/processes';
import { median, percentile } from '../../harness/statistics';

/** Requests, or other work, per second; times in ms. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

export const CONNECTIONS = 20;

interface AutocannonReport {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
}

export interface Target {
  url: string;
  /** Sent by POST when there is one. */
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

/** Requests of a load that lasts less than a second, which autocannon cannot time. */
const SHORT_REQUESTS = 100;

/** Loads one URL from a separate process. @throws Error when any response is no success */
export async function loadUrl(
  { url, body, headers = {} }: Target,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
  const json = ['-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(body)];
  const limit = seconds < 1 ? ['-a', String(SHORT_REQUESTS)] : ['-d', String(seconds)];
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = ['-j', '-c', String(connections), ...limit, ...sent, ...(body ? json : []), url];
  const report = JSON.parse(await runNode([program, ...args])) as AutocannonReport;
  const { requests, latency, errors, non2xx } = report;
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** Runs some work in concurrent loops, for some seconds or so many times each. */
export async function loadLoops(
  work: (loop: number, nth: number) => Promise<void>,
  {
    seconds,
    each = Infinity,
    loops = CONNECTIONS,
  }: { seconds: number; each?: number; loops?: number },
): Promise<Load> {
  const times: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const loop = async (_: unknown, index: number) => {
    for (let nth = 0; nth < each && performance.now() < end; nth += 1) {
      const from = performance.now();
      await work(index, nth);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  const perSecond = times.length / ((performance.now() - startedAt) / 1000);
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

export const medianOf = (rounds: readonly Load[]): Load => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});
