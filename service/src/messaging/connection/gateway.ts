import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import {
  handshake,
  MESSAGING_PATH,
  type ClientToService,
  type ServiceToClient,
} from '@huoban/contracts/messaging';
import type { OpenDatabase } from '../../database/database';
import { negotiateLanguage } from '../../http/language';
import { Refusal, tooManyAttempts } from '../../http/refusal';
import { createRequestIdGenerator } from '../../operations/request-id';
import { withinRequest } from '../../process/current-request';
import type { Log } from '../../process/log';
import { toRefusedResult } from './refused-result';
import type { Delivery } from '../delivery/delivery';
import { createBoundedEmit } from './bounded-emit';
import { createDispatch } from './dispatch';
import type { EventHandlers } from './event-handlers';
import { findSessionAccount } from './session-account';
import { readImToken } from './im-token';
import { createKeyedQueue } from './keyed-queue';

/** The longest message with some margin. */
const MAX_EVENT_BYTES = 16 * 1024;
/** Time for a new connection to present its token. */
const HANDSHAKE_TIMEOUT_MS = 5_000;
/** Per node. */
const MAX_CONNECTIONS_PER_ACCOUNT = 20;
/** Events of all kinds allowed per allowed message. */
const EVENTS_PER_MESSAGE = 10;

interface ConnectionData {
  accountId: string;
  session: string;
}
type Connection = Socket<ClientToService, ServiceToClient, DefaultEventsMap, ConnectionData>;

export interface GatewayOptions {
  app: FastifyInstance;
  database: OpenDatabase;
  delivery: Delivery;
  handlers: EventHandlers;
  /** Signature key of messaging tokens. */
  key: Buffer;
  perMinute: number;
  log: Log;
  onConnectionChange?: ((change: 1 | -1) => void) | undefined;
}

export interface Gateway {
  /** Emits `signed_out` to the connections of a session and closes them. */
  signOut: (session: string) => void;
  /** Closes all connections and accepts no new ones. */
  close: () => void;
}

const sessionRoom = (session: string) => `session ${session}`;
const accountRoom = (accountId: string) => `account ${accountId}`;

/** Serves the messaging socket on the HTTP server of the app. */
export function createGateway(options: GatewayOptions): Gateway {
  const { app, database, delivery, handlers, key, perMinute, log, onConnectionChange } = options;
  const { db, whileAvailable } = database;
  const io = new Server<ClientToService, ServiceToClient, DefaultEventsMap, ConnectionData>(
    app.server,
    {
      path: MESSAGING_PATH,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: MAX_EVENT_BYTES,
      connectTimeout: HANDSHAKE_TIMEOUT_MS,
    },
  );
  const enqueue = createKeyedQueue();
  const createRequestId = createRequestIdGenerator();
  let isClosing = false;

  const authenticate = async (socket: Connection): Promise<Refusal | null> => {
    if (isClosing) return new Refusal('unavailable');
    const presented = handshake.safeParse(socket.handshake.auth);
    const identity = presented.success ? readImToken(key, presented.data.token, Date.now()) : null;
    if (identity === null) return new Refusal('sessionInvalid');
    const accountId = await findSessionAccount(db, identity.session);
    if (accountId === null) return new Refusal('sessionInvalid');
    const connections = io.of('/').adapter.rooms.get(accountRoom(accountId))?.size ?? 0;
    if (connections >= MAX_CONNECTIONS_PER_ACCOUNT) return tooManyAttempts(60);
    socket.data = { accountId, session: identity.session };
    await socket.join([sessionRoom(identity.session), accountRoom(accountId)]);
    return null;
  };

  io.use((socket, next) => withinRequest(createRequestId(socket.request), next));
  io.use((socket, next) => {
    const language = negotiateLanguage(socket.handshake.headers['accept-language']);
    void authenticate(socket)
      .catch((error: unknown) => {
        log.warn(`messaging: authentication failed: ${String(error)}`);
        return new Refusal('unavailable');
      })
      .then((refusal) => {
        if (refusal === null) return next();
        const { error_code, error_message } = toRefusedResult(refusal, language);
        next(Object.assign(new Error(error_message), { data: { error_code, error_message } }));
      });
  });

  const signOut: Gateway['signOut'] = (session) => {
    const connections = io.local.to(sessionRoom(session));
    connections.emit('signed_out');
    connections.disconnectSockets(true);
  };

  io.on('connection', (socket) => {
    const { accountId, session } = socket.data;
    const receiver = {
      id: socket.id,
      isOpen: () => socket.connected,
      emit: createBoundedEmit(socket),
    };
    const dispatch = createDispatch({
      handlers,
      sender: { accountId, receiver },
      language: negotiateLanguage(socket.handshake.headers['accept-language']),
      perMinute: perMinute * EVENTS_PER_MESSAGE,
      enqueue: (task) => enqueue(accountId, task),
      isSignedIn: async () => (await findSessionAccount(db, session)) === accountId,
      whileAvailable,
      signOut: () => signOut(session),
      log,
    });
    // Events are within the request that opened the connection.
    socket.onAny(AsyncResource.bind((name: string, ...args: unknown[]) => dispatch(name, args)));
    onConnectionChange?.(1);
    socket.on('disconnect', () => {
      onConnectionChange?.(-1);
      delivery.leaveAll(socket.id);
    });
    socket.on('error', (error) => log.warn(`messaging: connection error: ${error.message}`));
  });

  return {
    signOut,
    close: () => {
      isClosing = true;
      io.local.disconnectSockets(true);
      io.engine.close();
    },
  };
}
