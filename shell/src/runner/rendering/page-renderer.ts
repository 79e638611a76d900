import type { FastifyBaseLogger } from 'fastify';
import type { Release } from '@huoban/contracts';
import { parsePlace } from '@huoban/runtime/routes';
import { versionKey, type Fault, type FaultCause } from '../../app/release/fault';
import type { RenderAnswer, RenderRequest } from '../../server/render-host';
import type { CircuitBreaker } from './circuit-breaker';
import type { LiveRelease } from '../releases/selected-release';
import type { RenderPool } from './render-pool';

const DAMAGED_FALLBACK_OPEN_MS = 2000;
/** How long a version without a fallback is kept away after it took a worker down. */
const NO_FALLBACK_OPEN_MS = 3000;

/** No page can be answered: no version of the shell that the release names can render. */
export class ShellUnavailable extends Error {
  override readonly name = 'ShellUnavailable';
}

/** A page together with the versions of the release that failed it, none of them because the visitor said so. */
export interface RenderedPage {
  answer: RenderAnswer;
  faults: Fault[];
}

/** What is asked of a release. `avoid`: `name@version` that failed in this visitor's browser. */
export type PageRequest = Omit<RenderRequest, 'standing'>;

/** One request on its way: what it avoids grows with what fails. */
interface Attempt {
  live: LiveRelease;
  pageRequest: PageRequest;
  faults: readonly Fault[];
}

/** Renders addresses by the fallback rule: a version that fails a request is replaced by the release's fallback. */
export class PageRenderer {
  constructor(
    private readonly pool: RenderPool,
    private readonly breaker: CircuitBreaker,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** @throws ShellUnavailable */
  async render(standing: LiveRelease, asked: PageRequest): Promise<RenderedPage> {
    const away = [...this.breaker.listOpen(standing.served.id).keys()];
    const avoid = [...new Set([...away, ...asked.avoid])];
    const rendered = await this.attempt({
      live: standing,
      pageRequest: { ...asked, avoid },
      faults: [],
    });
    return { ...rendered, faults: [...rendered.faults, ...this.replaced(standing, rendered)] };
  }

  private async attempt(attempt: Attempt): Promise<RenderedPage> {
    const { live: standing, pageRequest: asked, faults } = attempt;
    const outcome = await this.pool.render(standing.served, {
      ...asked,
      standing: standing.context,
    });
    if (outcome.kind === 'failed') return this.withoutShell(attempt, outcome.message, 'start');
    if (outcome.kind === 'lost') return this.withoutOwner(attempt, outcome.message);
    const { answer } = outcome;
    if (!answer.failed) return { answer, faults: [...faults] };
    const { section, version, message, cause = 'render' } = answer.failed;
    const fault: Fault = { section, version, cause };
    const seen = [...faults, fault];
    const { url, avoid } = asked;
    this.log.error({ version: versionKey(fault), url, cause, reason: message }, 'a section failed');
    // It could not even be loaded: the health answer says so, and it is looked at again soon.
    if (answer.served?.fallback) this.keepAway(standing, fault, message, DAMAGED_FALLBACK_OPEN_MS);
    const pin = standing.served.release.sections[section];
    const isReplaceable = pin.version === version && pin.fallback !== null;
    const isTried = avoid.includes(versionKey(fault)) || answer.served?.fallback === true;
    // Who waited for data in vain would only wait as long again.
    if (isTried || !isReplaceable || cause === 'timeout') return { answer, faults: seen };
    return this.attempt(without(attempt, fault));
  }

  /** The pinned shell cannot render: its fallback does, for everybody and for a while. */
  private withoutShell(attempt: Attempt, reason: string, cause: FaultCause): Promise<RenderedPage> {
    const { version, fallback } = attempt.live.served.release.shell;
    const fault: Fault = { section: 'shell', version, cause };
    const { url, avoid } = attempt.pageRequest;
    if (!fallback || avoid.includes(versionKey(fault))) throw new ShellUnavailable(reason);
    this.log.error({ version: versionKey(fault), url, reason }, 'the shell failed');
    this.keepAway(attempt.live, fault, reason);
    return this.attempt(without(attempt, fault));
  }

  /** The worker was lost: the section that owns the address is held to have done it and kept away for a while. */
  private withoutOwner(attempt: Attempt, reason: string): Promise<RenderedPage> {
    const owner = ownerOf(attempt);
    if (!owner) return this.withoutShell(attempt, reason, 'timeout');
    const { fault, hasFallback } = owner;
    const { url } = attempt.pageRequest;
    this.log.error({ version: versionKey(fault), url, reason }, 'a section took its worker down');
    // Without another version to answer, an error page is all that waiting longer would give.
    this.keepAway(attempt.live, fault, reason, hasFallback ? undefined : NO_FALLBACK_OPEN_MS);
    return this.attempt(without(attempt, fault));
  }

  private keepAway({ served }: LiveRelease, fault: Fault, reason: string, forMs?: number): void {
    const { cause } = fault;
    const options = { release: served.id, ...(forMs !== undefined && { forMs }) };
    this.breaker.trip(versionKey(fault), { reason, cause }, options);
  }

  /** Versions kept away since an earlier request, in whose place this page shows the fallback. */
  private replaced({ served }: LiveRelease, { answer, faults }: RenderedPage): Fault[] {
    const away = this.breaker.listOpen(served.id);
    const section = answer.served?.fallback ? answer.served.section : null;
    const candidates = [
      { section: 'shell' as const, version: served.release.shell.version },
      ...(section ? [{ section, version: served.release.sections[section].version }] : []),
    ];
    return candidates.flatMap((candidate) => {
      const cause = away.get(versionKey(candidate))?.cause;
      const told = faults.some((fault) => versionKey(fault) === versionKey(candidate));
      return cause && !told ? [{ ...candidate, cause }] : [];
    });
  }
}

/** The same request, without a version that has failed it. */
const without = (
  { live: standing, pageRequest: asked, faults }: Attempt,
  fault: Fault,
): Attempt => ({
  live: standing,
  pageRequest: { ...asked, avoid: [...asked.avoid, versionKey(fault)] },
  faults: [...faults, fault],
});

/** The version that answers for the address; null when all of the section's versions are kept away. */
function ownerOf({
  live: standing,
  pageRequest: asked,
}: Attempt): { fault: Fault; hasFallback: boolean } | null {
  const { url, avoid } = asked;
  const { path, device } = parsePlace(url.split('?')[0] ?? url);
  const section = standing.routes.match(path, device)?.route.section;
  const sections: Partial<Release['sections']> = standing.served.release.sections;
  const pin = section && sections[section];
  if (!pin) return null;
  const version = [pin.version, pin.fallback?.version].find(
    (candidate) =>
      candidate !== undefined && !avoid.includes(versionKey({ section, version: candidate })),
  );
  if (version === undefined) return null;
  const hasFallback = version === pin.version && pin.fallback !== null;
  return { fault: { section, version, cause: 'timeout' }, hasFallback };
}
