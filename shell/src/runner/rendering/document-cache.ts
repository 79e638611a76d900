import type { Tracing } from '@huoban/tracing';
import { emergencyPage } from '../http/emergency-page';
import type { LiveRelease } from '../releases/live-release';
import type { ReleaseSelected } from '../releases/release-selector';
import type { LinkRefusal } from '../releases/tester-link-resolver';
import type { ReportTokens } from '../visitors/report-tokens';
import { CachedPage, type HtmlCache } from './html-cache';
import { normalUrl } from './normal-url';
import type { PageRenderer, PageRequest, RenderedPage } from './page-renderer';

/** HTML documents: cached for a second where all visitors get the same one, never kept for tester links. */
export class DocumentCache {
  constructor(
    private readonly pages: PageRenderer,
    private readonly cache: HtmlCache,
    /** Versions out of service in a release: they change what is rendered, so they are part of the cache key. */
    private readonly openVersions: (release: string) => Iterable<string>,
    private readonly tokens: Pick<ReportTokens, 'issue'>,
    private readonly tracing: Tracing,
  ) {}

  /**
   * @param fresh renders anew
   * @throws ShellUnavailable or RenderQueueFull
   */
  getPage(
    { live, cachePolicy }: ReleaseSelected,
    request: PageRequest,
    { fresh }: { fresh: boolean },
  ): Promise<CachedPage> {
    const { id } = live.served;
    const { why, sequence, link } = live.context;
    const versions = [...this.openVersions(id), ...request.avoid];
    const url = normalUrl(live.routes, request.url);
    const key = [why, sequence, id, ...versions, url].join(' ');
    const create = () => this.create(live, { ...request, url });
    if (cachePolicy !== 'none' && !fresh) return this.cache.get(key, create);
    return this.cache.share(`${key} ${JSON.stringify(link)}`, create);
  }

  /** The page that explains why a tester link was refused, in the language of the URL. */
  async getLinkRefusal(url: string, refusal: LinkRefusal, live: LiveRelease): Promise<CachedPage> {
    const { status, code, problem } = refusal;
    const message = `${code}: ${problem}`;
    const request = { url, avoid: [], refusal: { status, message } };
    const page = await this.create(live, request).catch(() => null);
    if (page?.status === status) return page;
    // The active shell predates tester links, or cannot render.
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new CachedPage(status, headers, emergencyPage(status, message));
  }

  private async create(live: LiveRelease, request: PageRequest): Promise<CachedPage> {
    const { id } = live.served;
    const reportToken = this.tokens.issue(id);
    const parent = request.caller?.['traceparent'];
    const span = this.tracing.start({ name: 'render', kind: 'internal', parent });
    const { traceparent } = span;
    const caller = { ...request.caller, ...(traceparent !== undefined && { traceparent }) };
    let page: RenderedPage | null = null;
    try {
      page = await this.pages.render(live, { ...request, reportToken, caller });
      return new CachedPage(page.answer.status, page.answer.headers, page.answer.body, page.faults);
    } finally {
      const attributes = { 'huoban.release': id, ...servedAttributes(page) };
      span.end({ attributes, failed: !page || page.answer.status >= 500 });
    }
  }
}

function servedAttributes(page: RenderedPage | null): Record<string, string | boolean> {
  const served = page?.answer.served;
  return served
    ? {
        'huoban.version': `${served.section}@${served.version}`,
        'huoban.fallback': served.fallback,
      }
    : {};
}
