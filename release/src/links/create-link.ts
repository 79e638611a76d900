import { emptyChannelRefusal } from '../acts/act';
import { readActiveHead, openChannelStores } from '../channel/channel-head';
import type { Signer } from '../keys/signer';
import { refusalError } from '../refusal';
import { resolveRelease, type ReleaseTarget } from '../release/release-target';
import { saveLinkRecord } from './link-records';
import { LINK_FORMAT, signLink, type LinkContent } from './tester-link';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 7;
const MAX_DAYS = 30;

export interface LinkOptions {
  /** Channel of the base release, which also completes `versions` of the target. */
  channel: string;
  author: string;
  /** Shown to the tester. */
  note: string;
  signer: Signer;
  target: ReleaseTarget;
  /** Days until it expires, 7 by default and 30 at most. */
  days?: number;
}

export interface CreatedLink extends LinkContent {
  token: string;
}

/**
 * Creates a tester link. The release is stored in the registry but activated on no channel.
 * @throws ReleaseRefused R012 for an empty channel, R034 for days out of range, otherwise as `resolveRelease`
 */
export async function createLink(registry: string, options: LinkOptions): Promise<CreatedLink> {
  const { channel, note, signer, target, days = DEFAULT_DAYS } = options;
  const author = signer.owner ?? options.author;
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) throw daysRefusal(days);
  const stores = openChannelStores(registry, channel, signer.trusted);
  const head = await readActiveHead(stores.releases, await stores.channel.log());
  if (!head) throw emptyChannelRefusal(channel);
  const release = await resolveRelease(registry, stores.releases, target, head.release);
  const content: LinkContent = {
    format: LINK_FORMAT,
    release: await stores.releases.save(release),
    from: channel,
    author,
    note,
    expires: new Date(Date.now() + days * DAY_MS).toISOString(),
  };
  await saveLinkRecord(registry, content);
  return { ...content, token: signLink(signer, content) };
}

const daysRefusal = (days: number) =>
  refusalError({
    code: 'R034',
    subject: `${days} days`,
    problem: `a link is valid for 1 to ${MAX_DAYS} days`,
    remedy: 'Use a smaller --days and create a new link after it has expired.',
  });
