import type { FastifyBaseLogger } from 'fastify';
import type { Release } from '@huoban/contracts';
import { parsePlace } from '@huoban/runtime/routes';
import { versionKey, type Fault, type FaultCause } from '../../app/release/fault';
import type { RenderAnswer, RenderRequest } from '../../server/render-host';
import type { LiveRelease } from '../releases/live-release';
import type { CircuitBreaker } from './circuit-breaker';
import type { PooledOutcome, RenderPool } from './render-pool';

const DAMAGED_OPEN_MS = 2000;
/** Shorter than the default: without a fallback, an open circuit means an error page. */
const NO_FALLBACK_OPEN_MS = 3000;

/** No version of the shell that the release names can render. */
export class ShellUnavailable extends Error {
  override readonly name = 'ShellUnavailable';
}

/** A page with the versions of the release that failed it; faults that only the browser reported are not included. */
export interface RenderedPage {
  answer: RenderAnswer;
  faults: RenderFault[];
}

/** `underLoad`: it only waited for too long while other pages were rendered, which says nothing about the version. */
export type RenderFault = Fault & { underLoad?: boolean };

/** What the runner reads from a request for HTML. `avoid`: `name@version` that failed in this visitor's browser. */
export type PageRequest = Omit<RenderRequest, 'standing'>;

/** One rendering attempt; the next one avoids the versions that failed so far. */
interface Attempt {
  live: LiveRelease;
  pageRequest: PageRequest;
  faults: readonly RenderFault[];
}

/** Renders pages by the fallback rule: a version that fails a request is replaced by the release's fallback version. */
export class PageRenderer {
  constructor(
    private readonly pool: RenderPool,
    private readonly breaker: CircuitBreaker,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** @throws ShellUnavailable */
  async render(live: LiveRelease, pageRequest: PageRequest): Promise<RenderedPage> {
    const open = [...this.breaker.listOpen(live.served.id).keys()];
    const avoid = [...new Set([...open, ...pageRequest.avoid])];
    let page = await this.attempt({ live, pageRequest: { ...pageRequest, avoid }, faults: [] });
    // The fallback may lack the page: what failed in this visitor's browser is better than an error then.
    if (page.answer.status >= 500 && avoid.length > open.length)
      page = await this.attempt({ live, pageRequest: { ...pageRequest, avoid: open }, faults: [] });
    return { ...page, faults: [...page.faults, ...this.replacedVersions(live, page)] };
  }

  private async attempt(attempt: Attempt): Promise<RenderedPage> {
    const { live, pageRequest, faults } = attempt;
    const request = { ...pageRequest, standing: live.context };
    const outcome = await this.pool.render(live.served, request);
    if (outcome.kind === 'failed') return this.retryWithoutShell(attempt, outcome.message, 'start');
    if (outcome.kind === 'lost')
      return this.retryWithoutOwner(attempt, outcome.message, loadOf(outcome));
    const { answer } = outcome;
    if (!answer.failed) return { answer, faults: [...faults] };
    const { section, version, message, cause = 'render' } = answer.failed;
    const fault: RenderFault = { section, version, cause, ...loadOf(outcome) };
    const { avoid } = pageRequest;
    const fields = { ...logFields(pageRequest), version: versionKey(fault) };
    this.log.error({ ...fields, cause, reason: message }, 'a section failed');
    // The version could not be loaded: report it in /-/health and retry it soon.
    if (answer.served?.fallback) this.trip(live, fault, message, DAMAGED_OPEN_MS);
    const pin = live.served.release.sections[section];
    const isReplaceable = pin.version === version && pin.fallback !== null;
    const isTried = avoid.includes(versionKey(fault)) || answer.served?.fallback === true;
    // After a timeout the fallback would take as long to time out.
    if (isTried || !isReplaceable || cause === 'timeout')
      return { answer, faults: [...faults, fault] };
    return this.attempt(withoutVersion(attempt, fault));
  }

  /** The pinned shell cannot render: its fallback takes over for all visitors until the circuit closes. */
  private retryWithoutShell(
    attempt: Attempt,
    reason: string,
    cause: FaultCause,
  ): Promise<RenderedPage> {
    const { version, fallback } = attempt.live.served.release.shell;
    const fault: Fault = { section: 'shell', version, cause };
    const { avoid } = attempt.pageRequest;
    if (!fallback || avoid.includes(versionKey(fault))) throw new ShellUnavailable(reason);
    const fields = { ...logFields(attempt.pageRequest), version: versionKey(fault) };
    this.log.error({ ...fields, reason }, 'the shell failed');
    this.trip(attempt.live, fault, reason);
    return this.attempt(withoutVersion(attempt, fault));
  }

  /** The worker was lost: attributed to the section that owns the URL. */
  private retryWithoutOwner(
    attempt: Attempt,
    reason: string,
    load: Pick<RenderFault, 'underLoad'>,
  ): Promise<RenderedPage> {
    const owner = findOwner(attempt);
    if (!owner) return this.retryWithoutShell(attempt, reason, 'timeout');
    const { hasFallback } = owner;
    const fault = { ...owner.fault, ...load };
    const fields = { ...logFields(attempt.pageRequest), version: versionKey(fault) };
    this.log.error({ ...fields, reason }, 'a section ended its worker');
    this.trip(attempt.live, fault, reason, hasFallback ? undefined : NO_FALLBACK_OPEN_MS);
    return this.attempt(withoutVersion(attempt, fault));
  }

  private trip({ served }: LiveRelease, fault: RenderFault, reason: string, openMs?: number): void {
    const options = { release: served.id, ...(openMs !== undefined && { openMs }) };
    const { cause, underLoad } = fault;
    const outage = { reason, cause, ...(underLoad && { underLoad }) };
    this.breaker.trip(versionKey(fault), outage, options);
  }

  /** Versions that earlier requests took out of service and that this page replaced by their fallback. */
  private replacedVersions(
    { served }: LiveRelease,
    { answer, faults }: RenderedPage,
  ): RenderFault[] {
    const open = this.breaker.listOpen(served.id);
    const section = answer.served?.fallback ? answer.served.section : null;
    const candidates = [
      { section: 'shell' as const, version: served.release.shell.version },
      ...(section ? [{ section, version: served.release.sections[section].version }] : []),
    ];
    return candidates.flatMap((candidate) => {
      const { cause, underLoad } = open.get(versionKey(candidate)) ?? {};
      const isReported = faults.some((fault) => versionKey(fault) === versionKey(candidate));
      return cause && !isReported ? [{ ...candidate, cause, ...(underLoad && { underLoad }) }] : [];
    });
  }
}

/** `reqId` as in the lines of the server: the request that caused the rendering, whose document others may share. */
const logFields = ({ url, caller }: PageRequest) => ({ reqId: caller?.['x-request-id'], url });

/** A thread that computed for too long, or a version that failed in another way, is at fault under any load. */
function loadOf(outcome: PooledOutcome): Pick<RenderFault, 'underLoad'> {
  const waited =
    outcome.kind === 'lost'
      ? outcome.waited
      : outcome.kind === 'answer' && outcome.answer.failed?.cause === 'timeout';
  return waited && outcome.underLoad ? { underLoad: true } : {};
}

const withoutVersion = ({ live, pageRequest, faults }: Attempt, fault: RenderFault): Attempt => ({
  live,
  pageRequest: { ...pageRequest, avoid: [...pageRequest.avoid, versionKey(fault)] },
  faults: [...faults, fault],
});

/** The version that renders the URL; null when all versions of the section are avoided. */
function findOwner({
  live,
  pageRequest: { url, avoid },
}: Attempt): { fault: Fault; hasFallback: boolean } | null {
  const { path, device } = parsePlace(url.split('?')[0] ?? url);
  const section = live.routes.match(path, device)?.route.section;
  const sections: Partial<Release['sections']> = live.served.release.sections;
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
