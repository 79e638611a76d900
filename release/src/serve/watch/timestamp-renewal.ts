import { openChannelStores } from '../../channel/channel-head';
import { listKnownChannels } from '../../channel/list-channels';
import { readContinuedLog } from '../../channel/witness/log-witness';
import {
  readTimestamp,
  TIMESTAMP_LIFETIME_MS,
  writeTimestamp,
} from '../../channel/witness/timestamp';
import type { Signer } from '../../keys/signer';
import { errorMessage } from '../../refusal';
import { RepeatedCheck } from './repeated-check';

export interface TimestampRenewalOptions {
  registry: string;
  /** Opens a key; called per check. */
  signer: () => Promise<Signer>;
  log: (line: string) => void;
  /** Delay between two checks in ms. */
  intervalMs?: number;
}

const INTERVAL_MS = 60_000;
const RENEW_AFTER_MS = 3_600_000;

/**
 * Renews the timestamp of every channel each hour. A log that lost an entry gets none, so its shells report the loss or, a
 * day later, that they are stale.
 */
export class TimestampRenewal {
  private readonly problems = new Map<string, string>();
  private readonly repeated: RepeatedCheck;

  constructor(private readonly options: TimestampRenewalOptions) {
    const { log, intervalMs = INTERVAL_MS } = options;
    this.repeated = new RepeatedCheck(
      () => this.check(),
      intervalMs,
      (error) => log(`the timestamps cannot be renewed: ${errorMessage(error)}`),
    );
  }

  start(): void {
    this.repeated.start();
  }

  stop(): void {
    this.repeated.stop();
  }

  /** Renews what is due. @throws StorageFailed, KeysUnreadable, ReleaseRefused R020 */
  async check(): Promise<void> {
    const signer = await this.options.signer();
    for (const channel of await listKnownChannels(this.options.registry, signer.trusted)) {
      const problem = await this.renew(channel, signer).then(() => null, errorMessage);
      if (problem !== null && this.problems.get(channel) !== problem) this.options.log(problem);
      if (problem === null) this.problems.delete(channel);
      else this.problems.set(channel, problem);
    }
  }

  private async renew(channel: string, signer: Signer): Promise<void> {
    const { registry } = this.options;
    const { timestamp } = await readTimestamp(registry, channel, signer.trusted);
    const stores = openChannelStores(registry, channel, signer.trusted);
    const newest = await (await readContinuedLog(stores, signer.trusted)).newest();
    const left = timestamp ? Date.parse(timestamp.expires) - Date.now() : 0;
    const isDue = left < TIMESTAMP_LIFETIME_MS - RENEW_AFTER_MS || left > TIMESTAMP_LIFETIME_MS;
    if (newest && (isDue || timestamp?.sequence !== newest.sequence))
      await writeTimestamp(registry, newest, signer, 'renewed');
  }
}
