import { emptyChannel } from '../act';
import { lastGood, openStores } from '../channel-head';
import type { Signer } from '../keys/signer';
import { refuse } from '../refusal';
import { releaseFor, type ReleaseTarget } from '../release-target';
import { rememberLink } from './link-records';
import { LINK_FORMAT, makeLink, type LinkContent } from './tester-link';

const DAY = 86_400_000;
const USUAL_DAYS = 7;
const MOST_DAYS = 30;

export interface LinkOptions {
  /** The channel that the testers' release is compared with, and that versions are completed from. */
  channel: string;
  author: string;
  /** Shown to the tester. */
  note: string;
  signer: Signer;
  target: ReleaseTarget;
  /** Whole days until it opens nothing any more, 7 by default and 30 at most. */
  days?: number;
}

export interface CreatedLink extends LinkContent {
  token: string;
}

/**
 * Makes a link that opens a release to whoever has it. The release is kept in the registry, but put in force nowhere.
 * @throws ReleaseRefused R012 for an empty channel, R034 for days out of range, otherwise as `releaseFor`
 */
export async function createLink(registry: string, options: LinkOptions): Promise<CreatedLink> {
  const { channel, author, note, signer, target, days = USUAL_DAYS } = options;
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) throw badDays(days);
  const stores = openStores(registry, channel, signer.trusted);
  const head = await lastGood(stores.releases, await stores.channel.log());
  if (!head) throw emptyChannel(channel);
  const release = await releaseFor(registry, stores.releases, target, head.release);
  const content: LinkContent = {
    format: LINK_FORMAT,
    release: await stores.releases.save(release),
    from: channel,
    author,
    note,
    expires: new Date(Date.now() + days * DAY).toISOString(),
  };
  await rememberLink(registry, content);
  return { ...content, token: makeLink(signer, content) };
}

const badDays = (days: number) =>
  refuse({
    code: 'R034',
    subject: `${days} days`,
    problem: `a link lives for 1 to ${MOST_DAYS} whole days`,
    remedy: 'Name fewer --days, and make a new link when it has expired.',
  });
