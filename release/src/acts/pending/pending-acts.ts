import type { LogEntry } from '@huoban/contracts';
import { canonicalJson } from '../../registry/canonical-json';
import { sha256 } from '../../registry/digests';
import { logEntrySchema } from '../../registry/documents';
import { parseDocument } from '../../registry/parse-document';
import { openRegistry } from '../../storage/open-registry';

const MAX_BYTES = 64 * 1024;
const ID_DIGITS = 12;

/** An act that waits for signatures of further owners; not an error of the caller. */
export class ActPending extends Error {
  override name = 'ActPending';

  constructor(
    readonly id: string,
    readonly entry: LogEntry,
    readonly required: number,
  ) {
    super(
      `${entry.act} on ${entry.channel} by ${entry.author} waits for ${required - 1} further signatures. Another owner confirms it: \`pnpm release confirm ${id} --channel ${entry.channel}\``,
    );
  }
}

export interface PendingAct {
  id: string;
  /** Signed by its author and those who confirmed it; not in the log. */
  entry: LogEntry;
}

const folderOf = (channel: string): string => `pending/${channel}`;
const keyOf = ({ id, entry }: PendingAct): string => `${folderOf(entry.channel)}/${id}.json`;

/** Of the content, so that every signature is for the same id. */
const idOf = ({ signature: _, approvals: __, ...content }: LogEntry): string =>
  sha256(canonicalJson(content)).slice(0, ID_DIGITS);

/** Stores the act with its signatures, in place of the same act with fewer. @returns its id */
export async function savePendingAct(registry: string, entry: LogEntry): Promise<string> {
  const act = { id: idOf(entry), entry };
  await openRegistry(registry).artifacts.replace(keyOf(act), canonicalJson(entry));
  return act.id;
}

export const removePendingAct = (registry: string, act: PendingAct): Promise<void> =>
  openRegistry(registry).artifacts.remove(keyOf(act));

/** Acts of a channel that wait for signatures, oldest first; signatures are not verified. */
export async function listPendingActs(registry: string, channel: string): Promise<PendingAct[]> {
  const { artifacts } = openRegistry(registry);
  const files = await artifacts.list(folderOf(channel));
  const read = await Promise.all(
    files.map(async (file) => {
      const content = await artifacts
        .read(`${folderOf(channel)}/${file}`, MAX_BYTES)
        .catch(() => null);
      const entry = content && parseDocument(logEntrySchema, content);
      return entry?.channel === channel && file === `${idOf(entry)}.json`
        ? [{ id: idOf(entry), entry }]
        : [];
    }),
  );
  return read.flat().sort((a, b) => a.entry.at.localeCompare(b.entry.at));
}
