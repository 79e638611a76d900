import { readChannelHead, type ChannelHead } from '../../channel/channel-head';
import type { Signer } from '../../keys/signer';
import { refusalError } from '../../refusal';
import { emptyChannelRefusal } from '../act';
import { assertActAllowed } from '../act-permission';
import { pinRequiresEvidence } from '../pin';

interface IntendedPin {
  channel: string;
  author: string;
  signer: Signer;
  /** Reason for overriding missing evidence. */
  force?: string | undefined;
}

/**
 * Checks before a build what does not depend on it: channel, author, key, and evidence, which a new version never has.
 * @param isPublished whether the version exists, so that it may have evidence
 * @returns the active release of the channel
 * @throws ReleaseRefused R012 for an empty channel, R018 without evidence, R022, R023, R031 or R061 when the act is not allowed
 */
export async function assertPinPossible(
  registry: string,
  { channel, author, signer, force }: IntendedPin,
  isPublished: boolean,
): Promise<ChannelHead> {
  const head = await readChannelHead(registry, channel, signer.trusted);
  if (!head) throw emptyChannelRefusal(channel);
  assertActAllowed(channel, head.entry, 'pin', signer.owner ?? author, signer);
  if (pinRequiresEvidence(head) && force === undefined && !isPublished) {
    throw refusalError({
      code: 'R018',
      subject: channel,
      problem: 'the channel is protected, and no smoke run can cover a version that is not built',
      remedy: 'Pin it on staging first, or pass --force "<reason>", which is recorded in the log.',
    });
  }
  return head;
}
