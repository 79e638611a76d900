import { isLanguage, type Language } from '@huoban/contracts';
import type { SocketReply } from '@huoban/contracts/messaging';
import { Refusal, tooManyAttempts } from '../http/refusal';
import { isDatabaseUnavailable } from '../http/server';
import type { Log } from '../log';
import { refusedResult } from './acknowledge';
import type { Answer, EventHandlers, Sender } from './events';

const WINDOW_MS = 60_000;

/** Languages differ by event: a reader may change theirs without a new connection. */
const languageIn = (event: unknown, otherwise: Language): Language =>
  typeof event === 'object' && event !== null && 'language' in event && isLanguage(event.language)
    ? event.language
    : otherwise;

/** Counts the events of one connection. @returns seconds to wait, 0 when there were not too many */
const counter = (perMinute: number) => {
  let count = 0;
  let ends = 0;
  return (now: number): number => {
    if (now >= ends) [count, ends] = [0, now + WINDOW_MS];
    count += 1;
    return count > perMinute ? (ends - now) / 1000 : 0;
  };
};

export interface DispatchParts {
  handlers: EventHandlers;
  sender: Sender;
  /** For events that name no language. */
  language: Language;
  perMinute: number;
  /** One event after the other, also from several connections of one user. */
  inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** False when the session has ended. */
  isSignedIn: () => Promise<boolean>;
  signOut: () => void;
  log: Log;
}

/** Answers the events of one connection. Nothing that a client sends can throw. */
export const createDispatch = (parts: DispatchParts) => {
  const { handlers, sender, isSignedIn, signOut, inTurn, log } = parts;
  const waitFor = counter(parts.perMinute);

  const act = async (name: string, event: unknown): Promise<Answer | Refusal> => {
    if (!(await isSignedIn())) return new Refusal('sessionInvalid');
    const handler = Object.entries(handlers).find(([known]) => known === name)?.[1];
    return handler === undefined
      ? new Refusal('invalidInput', { name: 'event' })
      : handler(event, sender);
  };

  const actSafely = (name: string, event: unknown): Promise<Answer | Refusal> =>
    act(name, event).catch((error: unknown) => {
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
    const language = languageIn(event, parts.language);
    const wait = waitFor(Date.now());
    if (wait > 0) return acknowledge(refusedResult(tooManyAttempts(wait), language));
    void inTurn(async () => {
      const answer = await actSafely(name, event);
      if (answer instanceof Refusal) acknowledge(refusedResult(answer, language));
      else {
        acknowledge({ ok: true, ...answer.result });
        answer.afterwards?.();
      }
      if (answer instanceof Refusal && answer.error === 'sessionInvalid') signOut();
    });
  };
};
