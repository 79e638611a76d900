import { randomUUID } from 'node:crypto';
import {
  callApi,
  fetchToken,
  logIn,
  LOGIN_PATH,
  openSocket,
  prepareLogin,
  sendMessage,
  type MessagingSocket,
} from '../../drills/service/api-client';
import { CONNECTIONS, loadLoops, type Load } from './load';

/** Logins of each loop in one round: preparing one takes longer than the login itself. */
const LOGINS_EACH = 10;
export const QUESTION = 'Which game would you play with me tonight?';
const TIMEOUT_MS = 15_000;

let phones = 0;
const freshPhone = () => `137${String((phones += 1)).padStart(8, '0')}`;

const perConnection = <Value>(create: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: CONNECTIONS }, create));

export async function loadLogins(origin: string, seconds: number): Promise<Load> {
  const bodies = await perConnection(async () => {
    const prepared: object[] = [];
    for (let nth = 0; nth < LOGINS_EACH; nth += 1)
      prepared.push(await prepareLogin(origin, freshPhone()));
    return prepared;
  });
  const logInOnce = async (loop: number, nth: number) => {
    const body = bodies[loop]?.[nth];
    if (body !== undefined) await callApi(origin, LOGIN_PATH, { body });
  };
  return loadLoops(logInOnce, { seconds: seconds * 10, each: LOGINS_EACH });
}

export async function firstCharacter(origin: string): Promise<string> {
  const path = '/api/visitor/web/index/characters?size=1';
  const { items } = await callApi<{ items: { id: string }[] }>(origin, path);
  return items[0]?.id ?? '';
}

/** Accounts with an open connection, one for each loop. @param sockets origin of the sockets */
export const connectClients = (origin: string, sockets = origin): Promise<MessagingSocket[]> =>
  perConnection(async () =>
    openSocket(sockets, await fetchToken(origin, await logIn(origin, freshPhone()))),
  );

export const loadMessages = (
  clients: readonly MessagingSocket[],
  characterId: string,
  seconds: number,
): Promise<Load> =>
  loadLoops(
    async (loop) => {
      const client = clients[loop];
      const message = { characterId, id: randomUUID(), text: QUESTION };
      const refusal = client && (await sendMessage(client, message, TIMEOUT_MS));
      if (refusal) throw new Error(`send: ${refusal}`);
    },
    { seconds },
  );
