import { cookieHeader } from '../deployment-jar';
import type { Deployment } from '../deployment';
import { type CaseResult, failed, passed } from '../run/task';

/** Links at the same time: the deployment must still answer the pages. */
const AT_ONCE = 1;
const MOST_TURNS = 5;

/** Collects where pages link to and asks each target, meanwhile, whether it answers: once in a run, whoever links to it. */
export class LinkBook {
  private readonly sources = new Map<string, string>();
  private readonly outside = new Set<string>();
  private readonly waiting: string[] = [];
  private readonly workers = new Set<Promise<void>>();
  private readonly broken = new Map<string, string>();

  constructor(private readonly deployment: Deployment) {}

  /** @param address the page that has the links */
  add(address: string, links: readonly string[]): void {
    for (const link of links) {
      const { origin, protocol, pathname, search } = new URL(link);
      if (!protocol.startsWith('http')) continue;
      if (origin !== this.deployment.origin) {
        this.outside.add(link);
        continue;
      }
      const target = pathname + search;
      if (this.sources.has(target)) continue;
      this.sources.set(target, address);
      this.waiting.push(target);
    }
    for (let busy = this.workers.size; busy < AT_ONCE; busy += 1) this.hire();
  }

  /** Waits until every target was asked. */
  async finished(): Promise<void> {
    while (this.workers.size > 0) await Promise.all(this.workers);
  }

  /** One case for each broken target, and one for all others. */
  cases(): CaseResult[] {
    const good = this.sources.size - this.broken.size;
    // Not left out of the run: they are no part of the deployment.
    const others = this.outside.size;
    const elsewhere =
      others > 0 ? `; ${String(others)} lead to other sites, which are not asked` : '';
    return [
      ...[...this.broken].map(([target, problem]) =>
        failed(`link ${target}`, `${problem}; ${this.sources.get(target) ?? ''} links to it`),
      ),
      passed(`${String(good)} targets of links answer${elsewhere}`),
    ];
  }

  private hire(): void {
    const work = this.work().finally(() => this.workers.delete(work));
    this.workers.add(work);
  }

  private async work(): Promise<void> {
    for (let target = this.waiting.shift(); target; target = this.waiting.shift()) {
      const problem = await this.ask(target).catch((failure: unknown) => String(failure));
      if (problem !== null) this.broken.set(target, problem);
    }
  }

  private async ask(target: string): Promise<string | null> {
    const { origin, jar } = this.deployment;
    let address = new URL(target, origin);
    for (let turn = 0; turn <= MOST_TURNS; turn += 1) {
      const answer = await fetch(address, {
        method: 'HEAD',
        redirect: 'manual',
        headers: cookieHeader(jar),
        signal: AbortSignal.timeout(20_000),
      });
      const next = answer.headers.get('location');
      if (answer.status < 300) return null;
      if (answer.status >= 400 || next === null) return `it answers ${String(answer.status)}`;
      address = new URL(next, address);
      if (address.origin !== origin) return null;
    }
    return 'it is redirected for ever';
  }
}
