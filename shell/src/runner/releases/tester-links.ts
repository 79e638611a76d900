import { ReleaseStore, type ArtifactMirror } from '@huoban/release';
import type { TesterLinkInfo } from '../../app/release/release-context';
import { VersionCache } from '../files/version-cache';
import type { ServedRelease } from '../worker/messages';

export const LINK_COOKIE = 'huoban_link';
/** The rule that an expired link breaks, and the one of a link to what is not published (any more). */
const EXPIRED = 'R034';
const UNPUBLISHED = 'R035';
const MAX_CACHED = 4;

/** What a token says, by whoever can read signatures. */
export type TesterLinkContent =
  | ({ kind: 'link'; release: string } & TesterLinkInfo)
  | { kind: 'refused'; code: string; problem: string };

export type ResolvedTesterLink =
  | { kind: 'open'; served: ServedRelease; link: TesterLinkInfo }
  | { kind: 'refused'; refusal: LinkRefusal };

/** Why a link opens nothing. 410: it did once; 403: it was never one of ours, or its key is not trusted any more. */
export interface LinkRefusal {
  status: 403 | 410;
  code: string;
  problem: string;
}

/** Opens releases to testers: only by a signed link that has not expired, and only what the registry holds. */
export class TesterLinkResolver {
  private readonly releases: ReleaseStore;
  private readonly loaded = new VersionCache<Promise<ServedRelease | null>>(MAX_CACHED);

  /**
   * @param read verifies a token against the keys that are trusted at this moment
   * @param mirror brings the versions to where they are rendered from
   */
  constructor(
    registry: string,
    private readonly read: (token: string) => Promise<TesterLinkContent>,
    private readonly mirror?: Pick<ArtifactMirror, 'ensure'>,
  ) {
    this.releases = new ReleaseStore(registry);
  }

  async resolve(token: string): Promise<ResolvedTesterLink> {
    const reading = await this.read(token);
    if (reading.kind === 'refused') {
      return refused(reading.code === EXPIRED ? 410 : 403, reading.code, reading.problem);
    }
    const { release, author, note, expires } = reading;
    const served = await this.load(release);
    if (!served)
      return refused(410, UNPUBLISHED, 'the registry does not hold its release any more');
    return { kind: 'open', served, link: { author, note, expires } };
  }

  private async load(id: string): Promise<ServedRelease | null> {
    const served = await this.loaded.get(id, async () => {
      try {
        const release = await this.releases.read(id);
        await this.mirror?.ensure(release);
        return { id, release };
      } catch {
        return null;
      }
    });
    // It may be put there later.
    if (!served) this.loaded.forget(id);
    return served;
  }
}

const refused = (
  status: LinkRefusal['status'],
  code: string,
  problem: string,
): ResolvedTesterLink => ({
  kind: 'refused',
  refusal: { status, code, problem },
});
