import { emergencyPage } from '../http/emergency-page';
import { CachedPage, type HtmlCache } from './html-cache';
import type { Asked, PageService } from './page-renderer';
import type { LinkRefusal } from '../releases/tester-links';
import type { ReleaseChosen } from '../releases/release-selector';
import type { StandingRelease } from '../releases/selected-release';

/** HTML documents: kept for a second where everybody gets the same one, made anew for whoever opened a tester link. */
export class Documents {
  constructor(
    private readonly pages: PageService,
    private readonly cache: HtmlCache,
    /** Versions out of service in a release: documents made before differ from those made now. */
    private readonly away: (release: string) => Iterable<string>,
  ) {}

  /** @throws ShellUnavailable */
  page({ standing, keeping }: ReleaseChosen, asked: Asked): Promise<CachedPage> {
    if (keeping === 'none') return this.make(standing, asked);
    const { id } = standing.served;
    const { why, sequence } = standing.standing;
    const key = [why, sequence, id, ...this.away(id), ...asked.avoid, asked.url].join(' ');
    return this.cache.get(key, () => this.make(standing, asked));
  }

  /** Says why a tester link opens nothing, in the language of the address. */
  async refusal(url: string, refusal: LinkRefusal, standing: StandingRelease): Promise<CachedPage> {
    const { status, code, problem } = refusal;
    const message = `${code}: ${problem}`;
    const asked = { url, avoid: [], refusal: { status, message } };
    const page = await this.make(standing, asked).catch(() => null);
    if (page?.status === status) return page;
    // The shell in force is older than tester links, or cannot render.
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new CachedPage(status, headers, emergencyPage(status, message));
  }

  private async make(standing: StandingRelease, asked: Asked): Promise<CachedPage> {
    const { answer, faults } = await this.pages.render(standing, asked);
    return new CachedPage(answer.status, answer.headers, answer.body, faults);
  }
}
