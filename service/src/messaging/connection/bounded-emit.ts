import type { Receiver } from '../delivery/delivery';

/** Packets that may wait until a client reads. */
export const MAX_WAITING_PACKETS = 1_000;

/** The part of a client connection that a bounded emit uses. */
interface EmittingSocket {
  emit: Receiver['emit'];
  conn: { on: (event: string, listener: () => void) => unknown };
  disconnect: (close: boolean) => unknown;
}

/**
 * Emits events until too many wait for the client to read, then closes the connection: the buffer of a connection has no
 * limit of its own. A slow client connects again and goes on after its last message.
 */
export function createBoundedEmit(socket: EmittingSocket): Receiver['emit'] {
  let waiting = 0;
  socket.conn.on('packetCreate', () => (waiting += 1));
  socket.conn.on('drain', () => (waiting = 0));
  return (name, ...event) => {
    if (waiting < MAX_WAITING_PACKETS) socket.emit(name, ...event);
    else socket.disconnect(true);
  };
}
