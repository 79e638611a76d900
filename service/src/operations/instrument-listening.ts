import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listen, Listener } from '../database/listen';
import type { Probe } from './health-states';

export interface ListeningTest {
  /** Sends a notification, as messaging does. */
  notify: (channel: string, payload: string) => Promise<unknown>;
  intervalMs?: number;
  /** Within which a notification must arrive. */
  limitMs?: number;
}

const INTERVAL_MS = 10_000;
const LIMIT_MS = 3_000;
const LOST = 'the connection for database notifications is lost and reconnecting';
const SILENT =
  'database notifications do not arrive: DATABASE_LISTEN_URL must lead to PostgreSQL itself, not to a pooler of transactions';

/**
 * Adds a health probe to database notifications. Without them, messages of other nodes arrive late. With a test, the
 * service also sends notifications to itself.
 */
export function instrumentListening(
  listen: Listen,
  test: ListeningTest | null = null,
): { listen: Listen; probe: Probe } {
  const problems = new Map<string, string>();
  return {
    listen: async (channel, listener) => {
      const ending = new AbortController();
      const run = test && new SelfTest(channel, test);
      const stop = await listen(channel, {
        onNotification: (payload) => {
          if (!run?.receive(payload)) listener.onNotification(payload);
        },
        onConnected: () => {
          problems.delete(channel);
          listener.onConnected();
        },
        onDisconnected: () => {
          problems.set(channel, LOST);
          listener.onDisconnected?.();
        },
      } satisfies Listener);
      void run?.repeat(ending.signal, (arrives) => {
        if (problems.get(channel) === LOST) return;
        if (arrives) problems.delete(channel);
        else problems.set(channel, SILENT);
      });
      return async () => {
        ending.abort();
        await stop();
      };
    },
    probe: () => {
      const [reason] = problems.values();
      return reason === undefined
        ? { part: 'listening', state: 'ready' }
        : { part: 'listening', state: 'degraded', reason };
    },
  };
}

/** Start of the notifications of every process that tests. */
const SELF_TEST = '{"kind":"self_test"';

/** Sends notifications that no listener receives: the cache of content is cleared by any that it receives. */
class SelfTest {
  private readonly prefix = `${SELF_TEST},"from":"${randomUUID()}"`;
  private count = 0;
  private received = 0;

  constructor(
    private readonly channel: string,
    private readonly options: ListeningTest,
  ) {}

  /** Whether a notification belongs to the test of this process or of another one. */
  receive(payload: string): boolean {
    if (!payload.startsWith(SELF_TEST)) return false;
    if (payload.startsWith(this.prefix))
      this.received = (JSON.parse(payload) as { count: number }).count;
    return true;
  }

  async repeat(signal: AbortSignal, onResult: (arrives: boolean) => void): Promise<void> {
    const { notify, intervalMs = INTERVAL_MS, limitMs = LIMIT_MS } = this.options;
    const isOver = () => signal.aborted;
    const pause = (ms: number) =>
      sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
    while (!isOver()) {
      this.count += 1;
      const sent = await notify(this.channel, `${this.prefix},"count":${this.count}}`).then(
        () => true,
        // The probe of the database reports it.
        () => false,
      );
      await pause(limitMs);
      if (isOver()) return;
      if (sent) onResult(this.received === this.count);
      await pause(intervalMs - limitMs);
    }
  }
}
