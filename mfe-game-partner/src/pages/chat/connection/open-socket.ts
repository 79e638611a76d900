import type { Socket } from 'socket.io-client';
import { loadChunk } from '@huoban/runtime';
import {
  MESSAGING_PATH,
  type ClientToService,
  type ServiceToClient,
} from '@huoban/contracts/messaging';
import type { ConversationSocket, OpenSocket, SocketListener } from './conversation-socket';

type MessagingSocket = Socket<ServiceToClient, ClientToService>;

const CONNECT_TIMEOUT_MS = 10_000;
const ACKNOWLEDGEMENT_TIMEOUT_MS = 10_000;

/** Connects to the messaging service over a WebSocket on the origin of the site. */
export const openSocket: OpenSocket = async (token, listener, signal) => {
  const { io } = await loadChunk(() => import(/* webpackChunkName: "socket" */ 'socket.io-client'));
  signal.throwIfAborted();
  const socket: MessagingSocket = io({
    path: MESSAGING_PATH,
    transports: ['websocket'],
    auth: { token },
    timeout: CONNECT_TIMEOUT_MS,
    // `Connection` retries: see docs/decisions/0020-own-socket-retry.md.
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    const onAbort = () => reject(new DOMException('connection attempt aborted', 'AbortError'));
    signal.addEventListener('abort', onAbort, { once: true });
    socket.once('connect', () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
    socket.once('connect_error', reject);
  }).catch((error: unknown) => {
    socket.disconnect();
    throw error;
  });
  return listen(socket, listener);
};

function listen(socket: MessagingSocket, listener: SocketListener): ConversationSocket {
  socket.on('message', listener.message);
  socket.on('reply_started', listener.reply_started);
  socket.on('reply_delta', listener.reply_delta);
  socket.on('reply_ended', listener.reply_ended);
  socket.on('signed_out', listener.signed_out);
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') listener.disconnected();
  });
  // The typed overloads do not accept a generic event name.
  const untypedSocket = socket as unknown as Socket;
  return {
    request: (name, event) =>
      untypedSocket.timeout(ACKNOWLEDGEMENT_TIMEOUT_MS).emitWithAck(name, event) as Promise<never>,
    close: () => void socket.disconnect(),
  };
}
