import type { FastifyBaseLogger } from 'fastify';
import type { Release } from '@huoban/contracts';
import { createRouteMap, parsePlace, type RouteMap } from '@huoban/runtime/places';
import type { RenderAnswer } from '../server/render-host';
import type { CircuitBreaker } from './circuit-breaker';
import type { RenderPool } from './render-pool';

const DAMAGED_MS = 2000;
/** How long a version without a fallback is kept away after it took a worker down. */
const ALONE_MS = 3000;

/** No page can be answered: the shell's own version fails, or there is no release yet. */
export class ShellUnavailable extends Error {
  override readonly name = 'ShellUnavailable';
}

/** Renders addresses by the fallback rule: a version that fails a request is replaced by the release's fallback. */
export class PageService {
  private routes: RouteMap = createRouteMap([]);
  private release: Release | null = null;

  constructor(
    private readonly pool: RenderPool,
    private readonly breaker: CircuitBreaker,
    private readonly log: FastifyBaseLogger,
  ) {}

  serve(release: Release): void {
    this.release = release;
    this.routes = createRouteMap(release.routes);
  }

  get routeMap(): RouteMap {
    return this.routes;
  }

  /** @throws ShellUnavailable */
  async render(url: string): Promise<RenderAnswer> {
    const avoid = [...this.breaker.list().keys()];
    const outcome = await this.pool.render({ url, avoid });
    if (outcome.kind === 'failed') throw new ShellUnavailable(outcome.message);
    if (outcome.kind === 'lost') return this.withoutOwner(url, avoid, outcome.message);
    const { failed } = outcome.answer;
    if (!failed) return outcome.answer;
    const version = `${failed.section}@${failed.version}`;
    this.log.error({ version, url, reason: failed.message }, 'a section failed a page');
    const { fallback } = this.release?.sections[failed.section] ?? {};
    // It could not even be loaded: the health answer says so, and it is looked at again soon.
    if (outcome.answer.served?.fallback) this.breaker.trip(version, failed.message, DAMAGED_MS);
    if (avoid.includes(version) || outcome.answer.served?.fallback || !fallback) {
      return outcome.answer;
    }
    return this.once(url, [...avoid, version]);
  }

  /** The worker was lost: the section that owns the address is held to have done it and kept away for a while. */
  private async withoutOwner(url: string, avoid: string[], reason: string): Promise<RenderAnswer> {
    const owner = this.ownerOf(url, avoid);
    if (!owner) throw new ShellUnavailable(reason);
    this.log.error({ version: owner, url, reason }, 'a section took its worker down');
    // Without another version to answer, an error page is all that waiting longer would give.
    const spare = this.hasFallback(owner);
    this.breaker.trip(owner, reason, ...(spare ? [] : [ALONE_MS]));
    return this.render(url);
  }

  /** `name@version` is the pinned version of a section that has another one to fall back to. */
  private hasFallback(owner: string): boolean {
    return Object.entries(this.release?.sections ?? {}).some(
      ([name, { version, fallback }]) => `${name}@${version}` === owner && fallback !== null,
    );
  }

  private async once(url: string, avoid: string[]): Promise<RenderAnswer> {
    const outcome = await this.pool.render({ url, avoid });
    if (outcome.kind === 'answer') return outcome.answer;
    throw new ShellUnavailable(outcome.message);
  }

  /** `name@version` that answers for the address at present; null when all of its versions are kept away. */
  private ownerOf(url: string, avoid: string[]): string | null {
    const { path, device } = parsePlace(url.split('?')[0] ?? url);
    const section = this.routes.match(path, device)?.route.section;
    const pin = section && this.release?.sections[section];
    if (!pin) return null;
    const candidates = [pin.version, pin.fallback?.version].filter(
      (version) => version !== undefined,
    );
    const version = candidates.find((candidate) => !avoid.includes(`${section}@${candidate}`));
    return version ? `${section}@${version}` : null;
  }
}
