import { fetchWithCookies } from '../../harness/http';
import { failed, passed, type CheckResult } from '../../harness/results';
import { messageOf } from '../../harness/runner';
import type { Deployment } from '../deployment';

/** Collects the links of pages and requests each target once, while pages are crawled. */
export class LinkIndex {
  private readonly sources = new Map<string, string>();
  private readonly external = new Set<string>();
  private readonly broken = new Map<string, string>();
  /** One request at a time, so that the deployment still answers pages. */
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly deployment: Deployment) {}

  /** @param address the page that has the links */
  add(address: string, links: readonly string[]): void {
    for (const link of links) {
      const { origin, protocol, pathname, search } = new URL(link);
      if (!protocol.startsWith('http')) continue;
      const target = pathname + search;
      if (origin !== this.deployment.origin) this.external.add(link);
      else if (!this.sources.has(target)) {
        this.sources.set(target, address);
        this.queue = this.queue.then(() => this.check(target));
      }
    }
  }

  /** Waits for all requests. @returns a check for each broken target, and one for all others */
  async finish(): Promise<CheckResult[]> {
    await this.queue;
    const good = this.sources.size - this.broken.size;
    // They are not part of the deployment, so they are not skipped checks.
    const others = this.external.size;
    const elsewhere = others > 0 ? `; ${others} external links are not requested` : '';
    return [
      ...[...this.broken].map(([target, problem]) =>
        failed(`link ${target}`, `${problem}; ${this.sources.get(target) ?? ''} links to it`),
      ),
      passed(`${good} link targets answer${elsewhere}`),
    ];
  }

  private async check(target: string): Promise<void> {
    const { origin, cookies } = this.deployment;
    try {
      const { status, headers } = await fetchWithCookies(origin, target, [...cookies], 'HEAD');
      const isRedirect = status < 400 && headers.has('location');
      if (status >= 300 && !isRedirect) this.broken.set(target, `it answers ${status}`);
    } catch (error) {
      this.broken.set(target, messageOf(error));
    }
  }
}
