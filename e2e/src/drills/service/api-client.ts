import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import {
  MESSAGING_PATH,
  type ClientToService,
  type ServiceToClient,
} from '@huoban/contracts/messaging';
import { postJson, readJson } from '../../harness/http';
import { takeSentCode } from './sms-provider';

const TIMEOUT_MS = 10_000;
export const LOGIN_PATH = '/api/users/login_register_share_no_invitation_code';

/** @returns payload of a successful response @throws Error when the service is down or refuses */
export async function callApi<Payload>(
  origin: string,
  path: string,
  { authorization, body }: { authorization?: string; body?: object } = {},
): Promise<Payload> {
  const url = origin + path;
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await readJson<{ error_code: number; error_message: string; payload: Payload }>(
    body === undefined ? fetch(url, { headers, signal }) : postJson(url, body, headers, signal),
  );
  if (response.error_code === 0) return response.payload;
  throw new Error(`${path}: ${response.error_code} ${response.error_message}`);
}

/** Sends a code and reads it from the SMS outbox or its provider. @returns body of a login */
export async function prepareLogin(origin: string, phone: string) {
  const number = { country_code: '86', phone };
  await callApi(origin, '/api/users/send_phone_verification_code', { body: number });
  const readOutbox = () =>
    readJson<{ code: string }>(
      fetch(`${origin}/dev/sms?phone=${phone}`, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    );
  return { ...number, phone_verify_code: takeSentCode(phone) ?? (await readOutbox()).code };
}

export interface Login {
  authorization: string;
  webUserId: string;
}

export async function logIn(origin: string, phone: string): Promise<Login> {
  const body = await prepareLogin(origin, phone);
  const { access_token, web_user_id: webUserId } = await callApi<{
    access_token: string;
    web_user_id: string;
  }>(origin, LOGIN_PATH, { body });
  return { authorization: `Bearer ${access_token}`, webUserId };
}

export type MessagingSocket = Socket<ServiceToClient, ClientToService>;

export async function fetchToken(origin: string, { authorization }: Login): Promise<string> {
  const path = '/api/im/get_token?app_id=drill';
  return (await callApi<{ im_token: string }>(origin, path, { authorization })).im_token;
}

export const openSocket = (
  origin: string,
  token: string,
  options: Partial<ManagerOptions & SocketOptions> = { reconnection: false },
): MessagingSocket =>
  io(origin, {
    path: MESSAGING_PATH,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    ...options,
  });

/** Sends a message in English. @returns why it was not stored, or null */
export function sendMessage(
  socket: MessagingSocket,
  message: { characterId: string; id: string; text: string },
  timeoutMs: number,
): Promise<string | null> {
  const { characterId: character_id, id: client_message_id, text } = message;
  const event = { character_id, client_message_id, language: 'en', text } as const;
  return new Promise((resolve) => {
    // By its types the socket always passes an error; it is null when the acknowledgement came in time.
    socket.timeout(timeoutMs).emit('send', event, (late: Error | null, result) => {
      if (late !== null) resolve('no acknowledgement');
      else resolve(result.ok ? null : result.error_message);
    });
  });
}

export interface StoredMessage {
  seq: number;
  client_message_id: string | null;
}

/** All stored messages of a conversation, oldest first. */
export async function readHistory(
  origin: string,
  { authorization }: Login,
  characterId: string,
): Promise<StoredMessage[]> {
  const all: StoredMessage[] = [];
  for (let hasMore = true; hasMore;) {
    const body = { character_id: characterId, after: all.at(-1)?.seq ?? 0, size: 100 };
    const { items, has_more } = await callApi<{ items: StoredMessage[]; has_more: boolean }>(
      origin,
      '/api/im/history_messages',
      { authorization, body },
    );
    all.push(...items);
    hasMore = has_more;
  }
  return all;
}
