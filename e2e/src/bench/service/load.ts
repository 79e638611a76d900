import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import * as z from 'zod';
import { figuresOf } from '../statistics';

/** Requests, or whatever is counted, in a second; times in ms. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

export const CONNECTIONS = 20;

const report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});

export interface Target {
  url: string;
  /** Sent by POST when there is one. */
  body?: object;
}

/** Loads one address from a process of its own. @throws Error when any answer is no success */
export const loadRoute = async ({ url, body }: Target, seconds: number): Promise<Load> => {
  const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
  const post =
    body === undefined
      ? []
      : ['-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(body)];
  const args = ['-j', '-c', String(CONNECTIONS), '-d', String(seconds), ...post, url];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const { requests, latency, errors, non2xx } = report.parse(JSON.parse(stdout));
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
};

/** Runs something by `CONNECTIONS` loops at once, each in a row, for some seconds or until all have been done. */
export const loadLoops = async (
  once: (loop: number, nth: number) => Promise<void>,
  { seconds, each = Infinity }: { seconds: number; each?: number },
): Promise<Load> => {
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const loop = async (_: unknown, index: number) => {
    for (let nth = 0; nth < each && performance.now() < until; nth += 1) {
      const from = performance.now();
      await once(index, nth);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  const took = (performance.now() - began) / 1000;
  const { median: p50, p99 } = figuresOf(times);
  return { perSecond: times.length / took, p50, p99 };
};

/** Middle of several rounds, figure by figure. */
export const middleOf = (rounds: readonly Load[]): Load => {
  const middle = (of: (load: Load) => number) => figuresOf(rounds.map(of)).median;
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
  };
};
