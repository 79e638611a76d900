import { EventEmitter } from 'node:events';
import { createBoundedEmit, MAX_WAITING_PACKETS } from './bounded-emit';

function createSocket() {
  const conn = new EventEmitter();
  return { conn, emit: jest.fn(() => void conn.emit('packetCreate')), disconnect: jest.fn() };
}

function emitTimes(emit: () => void, count: number): void {
  for (let nth = 0; nth < count; nth += 1) emit();
}

describe('createBoundedEmit', () => {
  it('closes the connection of a client that does not read', () => {
    const socket = createSocket();
    const emit = createBoundedEmit(socket);
    emitTimes(() => emit('signed_out'), MAX_WAITING_PACKETS);
    expect(socket.disconnect).not.toHaveBeenCalled();
    emit('signed_out');
    expect(socket.emit).toHaveBeenCalledTimes(MAX_WAITING_PACKETS);
    expect(socket.disconnect).toHaveBeenCalledWith(true);
  });

  it('emits without an end to a client that reads', () => {
    const socket = createSocket();
    const emit = createBoundedEmit(socket);
    for (let nth = 0; nth < 3; nth += 1) {
      emitTimes(() => emit('signed_out'), MAX_WAITING_PACKETS);
      socket.conn.emit('drain');
    }
    expect(socket.emit).toHaveBeenCalledTimes(3 * MAX_WAITING_PACKETS);
    expect(socket.disconnect).not.toHaveBeenCalled();
  });
});
