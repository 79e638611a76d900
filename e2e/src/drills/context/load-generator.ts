import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

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
  /** Milliseconds from the instant at which each request was due, sorted. */
  times: number[];
}

export interface LoadOptions {
  /** Asked in turn. */
  origins: readonly string[];
  paths: readonly string[];
  perSecond: number;
  /** After so many milliseconds without an answer a request has failed. */
  patience?: number;
}

const BUCKETS = 100;
const ASSET_EACH = 5;
const ASSET = /\/assets\/[\w./+-]+\.(?:js|css)/g;

/**
 * Requests at a constant rate, however long the answers take. Each belongs to a visitor of one of the hundred canary
 * buckets; every fifth asks for a file that the page answered last names, as a browser would.
 */
export class Load {
  readonly #options: LoadOptions;
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #report: LoadReport = { sent: 0, seconds: 0, failures: [], times: [] };
  readonly #open = new Set<Promise<void>>();
  readonly #assets = new Map<string, string[]>();
  readonly #began = performance.now();
  readonly #ended: Promise<void>;
  #running = true;

  private constructor(options: LoadOptions) {
    this.#options = options;
    this.#ended = this.#run();
  }

  static start(options: LoadOptions): Load {
    return new Load(options);
  }

  get failures(): readonly LoadFailure[] {
    return this.#report.failures;
  }

  /** Sends nothing more and waits for the last answers. */
  async stop(): Promise<LoadReport> {
    this.#running = false;
    await this.#ended;
    await Promise.all(this.#open);
    this.#agent.destroy();
    this.#report.times.sort((a, b) => a - b);
    return this.#report;
  }

  async #run(): Promise<void> {
    const { origins, paths, perSecond } = this.#options;
    for (let number = 0; this.#running; number += 1) {
      const due = this.#began + (number * 1000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      const origin = origins[number % origins.length] ?? '';
      const page = paths[Math.floor(number / origins.length) % paths.length] ?? '/';
      const address = number % ASSET_EACH === 0 ? this.#assetOf(origin, number) : page;
      const request = this.#send(origin, address ?? page, number, due);
      this.#open.add(request);
      void request.finally(() => this.#open.delete(request));
      this.#report.sent += 1;
    }
    this.#report.seconds = (performance.now() - this.#began) / 1000;
  }

  #assetOf(origin: string, number: number): string | undefined {
    const assets = this.#assets.get(origin) ?? [];
    return assets[number % Math.max(1, assets.length)];
  }

  async #send(origin: string, address: string, number: number, due: number): Promise<void> {
    const problem = await this.#ask(origin, address, number).catch(String);
    this.#report.times.push(performance.now() - due);
    if (problem === null) return;
    this.#report.failures.push({ at: new Date().toISOString(), url: origin + address, problem });
  }

  /** @returns what is wrong with the answer, null for nothing */
  #ask(origin: string, address: string, number: number): Promise<string | null> {
    const headers = { cookie: `huoban_bucket=${number % BUCKETS}` };
    const timeout = this.#options.patience ?? 10_000;
    return new Promise((resolve, reject) => {
      const request = http.get(origin + address, { agent: this.#agent, headers, timeout });
      request.on('timeout', () => request.destroy(new Error(`no answer within ${timeout} ms`)));
      request.on('error', reject);
      request.on('response', (response) => {
        const { statusCode = 0 } = response;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const isPage = response.headers['content-type']?.startsWith('text/html') === true;
          if (isPage) this.#note(origin, Buffer.concat(chunks).toString('utf8'));
          resolve(statusCode >= 200 && statusCode < 400 ? null : `status ${statusCode}`);
        });
      });
    });
  }

  #note(origin: string, html: string): void {
    const assets = html.match(ASSET);
    if (assets) this.#assets.set(origin, assets);
  }
}
