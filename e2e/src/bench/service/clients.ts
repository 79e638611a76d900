import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import {
  MESSAGING_PATH,
  type ClientToService,
  type ServiceToClient,
} from '@huoban/contracts/messaging';
import { call, codeFor } from '../../drills/service/api-client';
import { CONNECTIONS, loadLoops, type Load } from './load';

/** Log-ins of each loop in one round: what has to be prepared for one is longer than the log-in itself. */
const LOGINS_EACH = 10;
const PATIENCE_MS = 15_000;

let phones = 0;
const freshPhone = () => `137${String((phones += 1)).padStart(8, '0')}`;

const LOGIN = '/api/users/login_register_share_no_invitation_code';

const withCode = async (origin: string) => {
  const number = { country_code: '86', phone: freshPhone() };
  await call(origin, '/api/users/send_phone_verification_code', { body: number });
  return { ...number, phone_verify_code: await codeFor(origin, number.phone) };
};

/** Loads the log-in of new people; their codes were sent and read before. */
export const loadLogins = async (origin: string, seconds: number): Promise<Load> => {
  const loops = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const ready: Awaited<ReturnType<typeof withCode>>[] = [];
      for (let nth = 0; nth < LOGINS_EACH; nth += 1) ready.push(await withCode(origin));
      return ready;
    }),
  );
  const once = async (loop: number, nth: number) => {
    const body = loops[loop]?.[nth];
    if (body !== undefined) await call(origin, LOGIN, { body });
  };
  return loadLoops(once, { seconds: seconds * 10, each: LOGINS_EACH });
};

type Connection = Socket<ServiceToClient, ClientToService>;

/** People with an open connection, one for each loop. */
export const connectPeople = async (origin: string): Promise<Connection[]> =>
  Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const { access_token } = await call<{ access_token: string }>(origin, LOGIN, {
        body: await withCode(origin),
      });
      const { im_token: token } = await call<{ im_token: string }>(
        origin,
        '/api/im/get_token?app_id=bench',
        { authorization: `Bearer ${access_token}` },
      );
      return io(origin, {
        path: MESSAGING_PATH,
        transports: ['websocket'],
        auth: { token },
        forceNew: true,
        reconnection: false,
      });
    }),
  );

/** Loads the sending of messages, each until it is acknowledged; partners reply meanwhile, as they always do. */
export const loadSends = (
  people: readonly Connection[],
  partner: string,
  seconds: number,
): Promise<Load> =>
  loadLoops(
    (loop) =>
      new Promise((resolve, reject) => {
        const event = {
          character_id: partner,
          language: 'en',
          client_message_id: randomUUID(),
          text: 'Which game would you play with me tonight?',
        } as const;
        people[loop]
          ?.timeout(PATIENCE_MS)
          // The types of the socket say that there is always an error; there is none when the answer came in time.
          .emit('send', event, (late: Error | null, result) => {
            if (late !== null) reject(late);
            else if (!result.ok) reject(new Error(`send: ${result.error_message}`));
            else resolve();
          });
      }),
    { seconds },
  );
