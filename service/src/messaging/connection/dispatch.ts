import { isLanguage, type Language } from '@huoban/contracts';
import type { SocketReply } from '@huoban/contracts/messaging';
import { Refusal, tooManyAttempts } from '../../http/refusal';
import { isDatabaseUnavailable } from '../../http/server';
import type { WhileAvailable } from '../../database/availability';
import type { Log } from '../../process/log';
import { toRefusedResult } from './refused-result';
import type { SocketResult, EventHandlers, Sender } from './event-handlers';

const RATE_WINDOW_MS = 60_000;

/** Events carry a language, because a visitor may switch it without reconnecting. */
const languageOfEvent = (event: unknown, fallback: Language): Language =>
  typeof event === 'object' && event !== null && 'language' in event && isLanguage(event.language)
    ? event.language
    : fallback;

/** Counts the events of one connection. The counter returns seconds to wait, 0 below the limit. */
function createRateCounter(perMinute: number) {
  let count = 0;
  let windowEnd = 0;
  return (now: number): number => {
    if (now >= windowEnd) [count, windowEnd] = [0, now + RATE_WINDOW_MS];
    count += 1;
    return count > perMinute ? (windowEnd - now) / 1000 : 0;
  };
}

export interface DispatchOptions {
  handlers: EventHandlers;
  sender: Sender;
  /** Language of events that name none. */
  language: Language;
  perMinute: number;
  /** Runs the events of one account sequentially, across its connections. */
  enqueue: <Value>(task: () => Promise<Value>) => Promise<Value>;
  isSignedIn: () => Promise<boolean>;
  whileAvailable: WhileAvailable;
  signOut: () => void;
  log: Log;
}

/** Creates the event listener of one connection. It never throws, whatever a client sends. */
export function createDispatch(options: DispatchOptions) {
  const { handlers, sender, isSignedIn, whileAvailable, signOut, enqueue, log } = options;
  const countEvent = createRateCounter(options.perMinute);

  const handle = async (name: string, event: unknown): Promise<SocketResult | Refusal> => {
    if (!(await isSignedIn())) return new Refusal('sessionInvalid');
    const handler = Object.entries(handlers).find(([known]) => known === name)?.[1];
    return handler === undefined
      ? new Refusal('invalidInput', { name: 'event' })
      : handler(event, sender);
  };

  const handleSafely = (name: string, event: unknown): Promise<SocketResult | Refusal> =>
    whileAvailable(() => handle(name, event)).catch((error: unknown) => {
      const isUnavailable = isDatabaseUnavailable(error);
      log[isUnavailable ? 'warn' : 'error'](`messaging: event handler failed: ${String(error)}`);
      return new Refusal(isUnavailable ? 'unavailable' : 'internal');
    });

  // The contract sends one object and the acknowledgement function; a client may send anything.
  return (name: string, args: unknown[]): void => {
    const last: unknown = args.at(-1);
    const acknowledge = (result: SocketReply): void => {
      if (typeof last === 'function') (last as (result: SocketReply) => void)(result);
    };
    const event = typeof last === 'function' && args.length === 1 ? undefined : args[0];
    const language = languageOfEvent(event, options.language);
    const waitSeconds = countEvent(Date.now());
    if (waitSeconds > 0)
      return acknowledge(toRefusedResult(tooManyAttempts(waitSeconds), language));
    void enqueue(async () => {
      const result = await handleSafely(name, event);
      if (result instanceof Refusal) {
        acknowledge(toRefusedResult(result, language));
        if (result.error === 'sessionInvalid') signOut();
        return;
      }
      acknowledge({ ok: true, ...result.fields });
      result.afterAcknowledge?.();
    });
  };
}
