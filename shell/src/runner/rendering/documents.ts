import { emergencyPage } from '../http/emergency-page';
import { CachedPage, type HtmlCache } from './html-cache';
import type { PageRequest, PageRenderer } from './page-renderer';
import type { LinkRefusal } from '../releases/tester-links';
import type { ReleaseSelected } from '../releases/release-selector';
import type { LiveRelease } from '../releases/selected-release';

/** HTML documents: kept for a second where everybody gets the same one, made anew for whoever opened a tester link. */
export class DocumentCache {
  constructor(
    private readonly pages: PageRenderer,
    private readonly cache: HtmlCache,
    /** Versions out of service in a release: documents made before differ from those made now. */
    private readonly away: (release: string) => Iterable<string>,
  ) {}

  /** @throws ShellUnavailable */
  getPage(
    { live: standing, cachePolicy: keeping }: ReleaseSelected,
    asked: PageRequest,
  ): Promise<CachedPage> {
    if (keeping === 'none') return this.make(standing, asked);
    const { id } = standing.served;
    const { why, sequence } = standing.context;
    const key = [why, sequence, id, ...this.away(id), ...asked.avoid, asked.url].join(' ');
    return this.cache.get(key, () => this.make(standing, asked));
  }

  /** Says why a tester link opens nothing, in the language of the address. */
  async getLinkRefusal(
    url: string,
    refusal: LinkRefusal,
    standing: LiveRelease,
  ): Promise<CachedPage> {
    const { status, code, problem } = refusal;
    const message = `${code}: ${problem}`;
    const asked = { url, avoid: [], refusal: { status, message } };
    const page = await this.make(standing, asked).catch(() => null);
    if (page?.status === status) return page;
    // The shell in force is older than tester links, or cannot render.
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new CachedPage(status, headers, emergencyPage(status, message));
  }

  private async make(standing: LiveRelease, asked: PageRequest): Promise<CachedPage> {
    const { answer, faults } = await this.pages.render(standing, asked);
    return new CachedPage(answer.status, answer.headers, answer.body, faults);
  }
}
