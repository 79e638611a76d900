import dgram from 'node:dgram';
import { once } from 'node:events';
import type { CleanupStack } from '../../../harness/cleanup';

const HEADER_BYTES = 12;
/** Response, recursion available. */
const FLAGS = 0x8180;
const TYPE_A = 1;
/** The name is a pointer to the question at 12; type A, class IN, time to live, length. */
const RECORD = Buffer.from('c00c 0001 0001 00000001 0004'.replaceAll(' ', ''), 'hex');

export interface NameServer {
  port: number;
  /** IPv4 addresses of every name. */
  addresses: string[];
}

/** A DNS server whose answers the drill changes. */
export async function startNameServer(
  cleanup: CleanupStack,
  addresses: string[],
): Promise<NameServer> {
  const socket = dgram.createSocket('udp4');
  const server = { port: 0, addresses };
  socket.on('message', (query, { port, address }) =>
    socket.send(answer(query, server.addresses), port, address),
  );
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  cleanup.add(() => socket.close());
  server.port = socket.address().port;
  return server;
}

/** Answers the only question of a query: with all addresses, each valid for a second. */
function answer(query: Buffer, addresses: readonly string[]): Buffer {
  let end = HEADER_BYTES;
  while (query[end]) end += (query[end] ?? 0) + 1;
  const type = query.readUInt16BE(end + 1);
  const found = type === TYPE_A ? addresses : [];
  const head = Buffer.from(query.subarray(0, HEADER_BYTES));
  head.writeUInt16BE(FLAGS, 2);
  head.writeUInt16BE(found.length, 6);
  // No authority and no additional records.
  head.writeUInt32BE(0, 8);
  const records = found.flatMap((address) => [RECORD, Buffer.from(address.split('.').map(Number))]);
  return Buffer.concat([head, query.subarray(HEADER_BYTES, end + 5), ...records]);
}
