import { isLanguage, type Language } from '@huoban/contracts';
import type { SocketReply } from '@huoban/contracts/messaging';
import { Refusal, tooManyAttempts } from '../../http/refusal';
import { isDatabaseUnavailable } from '../../http/server';
import type { Log } from '../../process/log';
import { toRefusedResult } from './refused-result';
import type { SocketResult, EventHandlers, Sender } from './event-handlers';

const RATE_WINDOW_MS = 60_000;

/** Languages differ by event: a reader may change theirs without a new connection. */
const languageOfEvent = (event: unknown, fallback: Language): Language =>
  typeof event === 'object' && event !== null && 'language' in event && isLanguage(event.language)
    ? event.language
    : fallback;

/** Counts the events of one connection. @returns seconds to wait, 0 when there were not too many */
function createRateCounter(perMinute: number) {
  let count = 0;
  let ends = 0;
  return (now: number): number => {
    if (now >= ends) [count, ends] = [0, now + RATE_WINDOW_MS];
    count += 1;
    return count > perMinute ? (ends - now) / 1000 : 0;
  };
}

export interface DispatchOptions {
  handlers: EventHandlers;
  sender: Sender;
  /** For events that name no language. */
  language: Language;
  perMinute: number;
  /** One event after the other, also from several connections of one user. */
  enqueue: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** False when the session has ended. */
  isSignedIn: () => Promise<boolean>;
  signOut: () => void;
  log: Log;
}

/** Answers the events of one connection. Nothing that a client sends can throw. */
export function createDispatch(parts: DispatchOptions) {
  const { handlers, sender, isSignedIn, signOut, enqueue, log } = parts;
  const countEvent = createRateCounter(parts.perMinute);

  const handle = async (name: string, event: unknown): Promise<SocketResult | Refusal> => {
    if (!(await isSignedIn())) return new Refusal('sessionInvalid');
    const handler = Object.entries(handlers).find(([known]) => known === name)?.[1];
    return handler === undefined
      ? new Refusal('invalidInput', { name: 'event' })
      : handler(event, sender);
  };

  const handleSafely = (name: string, event: unknown): Promise<SocketResult | Refusal> =>
    handle(name, event).catch((error: unknown) => {
      const away = isDatabaseUnavailable(error);
      log[away ? 'warn' : 'error'](`messaging: an event failed: ${String(error)}`);
      return new Refusal(away ? 'unavailable' : 'internal');
    });

  /** `args`: what came with the event; by the contract, one object and the function that acknowledges. */
  return (name: string, args: unknown[]): void => {
    const last: unknown = args.at(-1);
    const acknowledge = (result: SocketReply): void => {
      if (typeof last === 'function') (last as (result: SocketReply) => void)(result);
    };
    const event = typeof last === 'function' && args.length === 1 ? undefined : args[0];
    const language = languageOfEvent(event, parts.language);
    const wait = countEvent(Date.now());
    if (wait > 0) return acknowledge(toRefusedResult(tooManyAttempts(wait), language));
    void enqueue(async () => {
      const answer = await handleSafely(name, event);
      if (answer instanceof Refusal) acknowledge(toRefusedResult(answer, language));
      else {
        acknowledge({ ok: true, ...answer.result });
        answer.afterAcknowledge?.();
      }
      if (answer instanceof Refusal && answer.error === 'sessionInvalid') signOut();
    });
  };
}
