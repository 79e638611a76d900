import type { Socket } from 'socket.io-client';
import {
  MESSAGING_PATH,
  type ClientToService,
  type ServiceToClient,
} from '@huoban/contracts/messaging';
import { Unanswered, type OpenSocket, type SocketListener, type ConversationSocket } from './ports';

type Wire = Socket<ServiceToClient, ClientToService>;

const CONNECT_TIMEOUT_MS = 10_000;
const ACKNOWLEDGEMENT_TIMEOUT_MS = 10_000;

/** Connects to the messaging service over a WebSocket on the origin of the site. */
export const openSocket: OpenSocket = async (token, listener, signal) => {
  const { io } = await import(/* webpackChunkName: "socket" */ 'socket.io-client');
  signal.throwIfAborted();
  const wire: Wire = io({
    path: MESSAGING_PATH,
    transports: ['websocket'],
    auth: { token },
    timeout: CONNECT_TIMEOUT_MS,
    // Each connection wants a fresh token: the line makes the next one.
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    const stop = () => reject(new DOMException('not wanted any more', 'AbortError'));
    signal.addEventListener('abort', stop, { once: true });
    wire.once('connect', () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    wire.once('connect_error', reject);
  }).catch((error: unknown) => {
    wire.disconnect();
    throw error;
  });
  return listening(wire, listener);
};

function listening(wire: Wire, listener: SocketListener): ConversationSocket {
  let closed = false;
  wire.on('message', listener.message);
  wire.on('reply_started', listener.reply_started);
  wire.on('reply_delta', listener.reply_delta);
  wire.on('reply_ended', listener.reply_ended);
  wire.on('signed_out', listener.signed_out);
  wire.on('disconnect', () => {
    if (!closed) listener.lost();
  });
  return {
    request: (name, event) =>
      new Promise((resolve, reject) => {
        const giveUp = () => {
          clearTimeout(timer);
          wire.off('disconnect', giveUp);
          reject(new Unanswered(name));
        };
        const timer = setTimeout(giveUp, ACKNOWLEDGEMENT_TIMEOUT_MS);
        wire.on('disconnect', giveUp);
        const answered = (result: Parameters<typeof resolve>[0]) => {
          clearTimeout(timer);
          wire.off('disconnect', giveUp);
          resolve(result);
        };
        // Its overloads cannot be followed from a name that is not known yet; `AnswerTo` is read off the same contract.
        const emit = wire.emit.bind(wire) as (...sent: unknown[]) => unknown;
        emit(name, event, answered);
      }),
    close: () => {
      closed = true;
      wire.disconnect();
    },
  };
}
