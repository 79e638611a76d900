import { moved, putInForce, type ActOptions, type Done } from './act';
import { lastGood, openStores } from './channel-head';
import { refuse } from './refusal';

/**
 * Names the release in force once more, so that its entry expires later.
 * @throws ReleaseRefused R012 for an empty channel, R010 when the channel moved in between
 */
export async function renew(registry: string, options: ActOptions): Promise<Done> {
  const stores = openStores(registry, options.channel);
  const head = (await stores.channel.sequences()).at(-1) ?? 0;
  const current = await lastGood(stores);
  if (!current) {
    throw refuse({
      code: 'R012',
      subject: options.channel,
      problem: 'there is no release to renew',
      wayOut: 'Pin versions on this channel first.',
    });
  }
  const entry = await putInForce(stores, head, current.release, options);
  if (!entry) throw refuse(moved('the channel', await lastGood(stores)));
  return { entry, release: current.release, changed: true };
}
