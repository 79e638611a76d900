import type { LogEntry } from '@huoban/contracts';
import { openChannelStores, type ChannelHead } from '../../channel/channel-head';
import { findEntryFault, signersOf } from '../../channel/log/entry-fault';
import { approveDocument } from '../../keys/signed-document';
import type { Signer } from '../../keys/signer';
import { refusalError } from '../../refusal';
import { entryHash } from '../../registry/digests';
import { appendSigned, conflictRefusal, readChannelState } from '../act';
import { assertActAllowed } from '../act-permission';
import { listPendingActs, removePendingAct, savePendingAct, type PendingAct } from './pending-acts';

interface Confirmation {
  channel: string;
  /** Beginning of its id. */
  id: string;
  signer: Signer;
}

export interface ConfirmedAct {
  entry: LogEntry;
  /** Owners that must sign, and those that did. */
  required: number;
  signed: string[];
  /** Whether it is in the log now. */
  isDone: boolean;
}

/**
 * Signs the act of another owner; appends it when the policy of the channel is met.
 * @throws ReleaseRefused R062 for an unknown act, or one that the same owner signed before; R010 when the channel changed since
 * it was proposed; R022, R023 or R061 when the act is not allowed
 */
export async function confirmAct(
  registry: string,
  { channel, id, signer }: Confirmation,
): Promise<ConfirmedAct> {
  const { trusted } = signer;
  const pending = await findPendingAct(registry, channel, id, signer);
  const stores = openChannelStores(registry, channel, trusted);
  const { position, active } = await readChannelState(stores, signer);
  const { entry } = pending;
  const parent = position.parent && entryHash(position.parent);
  if (entry.sequence !== position.sequence || entry.parent !== parent)
    throw await outdatedRefusal(registry, pending, active);
  assertActAllowed(channel, position.parent, entry.act, entry.author, signer);
  const approval = approveDocument(signer, entry);
  const approved = { ...entry, approvals: [...(entry.approvals ?? []), approval] };
  const required = trusted.requiredSignatures(channel, entry.sequence);
  const signed = [...signersOf(approved, trusted)];
  const confirmed = { entry: approved, required, signed };
  if (signed.length < required) {
    await savePendingAct(registry, approved);
    return { ...confirmed, isDone: false };
  }
  const fault = findEntryFault(approved, trusted);
  if (fault) throw pendingRefusal(pending.id, `its entry ${fault}`);
  if (!(await appendSigned(stores, approved, signer)))
    throw await outdatedRefusal(registry, pending, active);
  await removePendingAct(registry, pending);
  return { ...confirmed, isDone: true };
}

async function findPendingAct(
  registry: string,
  channel: string,
  id: string,
  { key, owner, trusted }: Signer,
): Promise<PendingAct> {
  const acts = await listPendingActs(registry, channel);
  const [found, ...others] = acts.filter((act) => id !== '' && act.id.startsWith(id));
  if (!found || others.length > 0)
    throw pendingRefusal(id, `${found ? 'more than one act matches' : 'no act'} on ${channel}`);
  if (signersOf(found.entry, trusted).has(owner ?? key))
    throw pendingRefusal(found.id, `${owner ?? `key ${key}`} signed it before`);
  return found;
}

async function outdatedRefusal(registry: string, pending: PendingAct, now: ChannelHead | null) {
  await removePendingAct(registry, pending);
  return refusalError(conflictRefusal(`the pending ${pending.entry.act}`, now));
}

const pendingRefusal = (id: string, problem: string) =>
  refusalError({
    code: 'R062',
    subject: `pending act ${id}`,
    problem,
    remedy: '`pnpm release pending` lists the acts that wait; another owner confirms them.',
  });
