import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestRaw } from '../../harness/http';
import { DRILL_EDGE } from './addressed-visitor';

/** A request that was not answered with 2xx or 3xx. */
export interface LoadFailure {
  /** ISO 8601. */
  at: string;
  url: string;
  problem: string;
}

export interface LoadReport {
  sent: number;
  seconds: number;
  failures: LoadFailure[];
  /** Milliseconds from the instant at which each request was due. */
  times: number[];
}

export interface LoadOptions {
  /** Requested in turn. */
  origins: readonly string[];
  paths: readonly string[];
  perSecond: number;
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** A prime, so that every visitor opens all pages in time. */
const VISITORS = 401;
const ASSET_INTERVAL = 5;
const ASSET = /\/assets\/[\w./+-]+\.(?:js|css)/g;

/**
 * Requests at a constant rate, however long the responses take. Each belongs to one of several hundred visitors, with an
 * address (behind `DRILL_EDGE`) and the cookies that it was given; every fifth is for a file of the page that was received
 * last, as a browser would load it.
 */
export class LoadGenerator {
  private readonly timeoutMs: number;
  private readonly agent: http.Agent;
  private readonly report: LoadReport = { sent: 0, seconds: 0, failures: [], times: [] };
  private readonly cookies = new Map<number, string>();
  private readonly open = new Set<Promise<void>>();
  private readonly assets = new Map<string, string[]>();
  private readonly startedAt = performance.now();
  private readonly ended: Promise<void>;
  private isRunning = true;

  private constructor(private readonly options: LoadOptions) {
    this.timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    // Unused connections end before the server ends them, which a stalled process would notice too late.
    this.agent = new http.Agent({ keepAlive: true, timeout: this.timeoutMs });
    this.ended = this.run();
  }

  static start(options: LoadOptions): LoadGenerator {
    return new LoadGenerator(options);
  }

  /** Sends no more requests and waits for the last responses. */
  async stop(): Promise<LoadReport> {
    this.isRunning = false;
    await this.ended;
    await Promise.all(this.open);
    this.agent.destroy();
    return this.report;
  }

  private async run(): Promise<void> {
    const { origins, paths, perSecond } = this.options;
    for (let number = 0; this.isRunning; number += 1) {
      const due = this.startedAt + (number * 1000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      const origin = origins[number % origins.length] ?? '';
      const page = paths[Math.floor(number / origins.length) % paths.length] ?? '/';
      const assets = this.assets.get(origin) ?? [];
      const asset =
        number % ASSET_INTERVAL === 0 ? assets[number % Math.max(1, assets.length)] : undefined;
      const request = this.send(origin, asset ?? page, number, due);
      this.open.add(request);
      void request.finally(() => this.open.delete(request));
      this.report.sent += 1;
    }
    this.report.seconds = (performance.now() - this.startedAt) / 1000;
  }

  private async send(origin: string, path: string, number: number, due: number): Promise<void> {
    const problem = await this.request(origin, path, number).catch(String);
    this.report.times.push(performance.now() - due);
    if (problem === null) return;
    this.report.failures.push({ at: new Date().toISOString(), url: origin + path, problem });
  }

  /** @returns what is wrong with the response, or null */
  private async request(origin: string, path: string, number: number): Promise<string | null> {
    const visitor = number % VISITORS;
    const cookie = this.cookies.get(visitor);
    const address = `198.51.${visitor >> 8}.${visitor & 255}`;
    const headers = { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) };
    const { agent, timeoutMs: timeout } = this;
    const options = { agent, headers, timeout, localAddress: DRILL_EDGE };
    const response = await requestRaw(origin + path, options);
    const [given] = response.headers['set-cookie'] ?? [];
    if (given) this.cookies.set(visitor, given.split(';')[0] ?? '');
    const isPage = response.headers['content-type']?.startsWith('text/html') === true;
    const found = isPage ? response.body.match(ASSET) : null;
    if (found) this.assets.set(origin, found);
    const { status } = response;
    return status >= 200 && status < 400 ? null : `status ${status}`;
  }
}
