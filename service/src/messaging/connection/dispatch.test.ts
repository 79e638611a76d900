import type { SocketReply } from '@huoban/contracts/messaging';
import { DatabaseUnavailable } from '../../database/availability';
import { silentLog } from '../../process/log';
import { createDispatch } from './dispatch';
import type { EventHandlers } from './event-handlers';

it('refuses an event as soon as the database is known not to answer', async () => {
  const never = () => new Promise<never>(() => undefined);
  const handlers: EventHandlers = {
    open: never,
    leave: never,
    send: never,
    answer: never,
    clear: never,
    stop: never,
  };
  let loseDatabase = (): void => undefined;
  const lost = new Promise<never>((_, reject) => {
    loseDatabase = () => reject(new DatabaseUnavailable());
  });
  const dispatch = createDispatch({
    handlers,
    sender: { accountId: '1', receiver: { id: 'a', isOpen: () => true, emit: () => undefined } },
    language: 'en',
    perMinute: 10,
    enqueue: (task) => task(),
    isSignedIn: async () => true,
    whileAvailable: (work) => Promise.race([work(), lost]),
    signOut: () => undefined,
    log: silentLog,
  });
  const acknowledged = new Promise<SocketReply>((resolve) => {
    dispatch('send', [{ text: 'hello' }, resolve]);
  });
  loseDatabase();
  expect(await acknowledged).toMatchObject({ ok: false, error_code: 50301 });
});
