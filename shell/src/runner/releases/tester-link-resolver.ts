import { LRUCache } from 'lru-cache';
import { ReleaseStore, type ArtifactMirror } from '@huoban/release';
import type { TesterLinkInfo } from '../../app/release/release-context';
import type { ServedRelease } from '../worker/messages';

export const LINK_COOKIE = 'huoban_link';
/** Rules of the refusals: the link has expired; its release is not (or no longer) published. */
const EXPIRED = 'R034';
const UNPUBLISHED = 'R035';
const MAX_CACHED = 4;

/** Content of a token after its signature was verified. */
export type TesterLinkContent =
  | ({ kind: 'link'; release: string } & TesterLinkInfo)
  | { kind: 'refused'; code: string; problem: string };

export type ResolvedTesterLink =
  | { kind: 'open'; served: ServedRelease; link: TesterLinkInfo }
  | { kind: 'refused'; refusal: LinkRefusal };

/** 410: the link was valid once; 403: it was never signed by a key that is trusted now. */
export interface LinkRefusal {
  status: 403 | 410;
  code: string;
  problem: string;
}

/** Resolves tester links to releases: only signed links that have not expired, only releases of the registry. */
export class TesterLinkResolver {
  /** A failed read is not cached: the release may be published later. */
  private readonly releases: LRUCache<string, ServedRelease>;

  /**
   * @param read verifies a token against the keys that are trusted at that moment
   * @param mirror copies the release's versions from a remote registry
   */
  constructor(
    registry: string,
    private readonly read: (token: string) => Promise<TesterLinkContent>,
    mirror?: Pick<ArtifactMirror, 'ensure'>,
  ) {
    const store = new ReleaseStore(registry);
    this.releases = new LRUCache({
      max: MAX_CACHED,
      fetchMethod: async (id) => {
        try {
          const release = await store.read(id);
          await mirror?.ensure(release);
          return { id, release };
        } catch {
          return undefined;
        }
      },
    });
  }

  async resolve(token: string): Promise<ResolvedTesterLink> {
    const content = await this.read(token);
    if (content.kind === 'refused')
      return refused(content.code === EXPIRED ? 410 : 403, content.code, content.problem);
    const { release, author, note, expires } = content;
    const served = await this.releases.fetch(release);
    if (!served)
      return refused(410, UNPUBLISHED, 'the registry does not hold its release any more');
    return { kind: 'open', served, link: { author, note, expires } };
  }
}

const refused = (
  status: LinkRefusal['status'],
  code: string,
  problem: string,
): ResolvedTesterLink => ({ kind: 'refused', refusal: { status, code, problem } });
