import net from 'node:net';
import { text } from 'node:stream/consumers';
import type { CleanupStack } from '../../harness/cleanup';
import { freePort, listen, startNode } from '../../harness/processes';

/** What is left of a program that is gone. */
export const LOSSES = ['refuses', 'is silent', 'is unreachable'] as const;
export type Loss = (typeof LOSSES)[number];

const LISTENER = `
  const server = require('node:net').createServer();
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log('port ' + server.address().port));`;
const CONNECT_MS = 300;
const MAX_WAITING = 20;

/** The address of a program that is gone: connections are refused, accepted and never answered, or not even accepted. */
export async function lostAddress(cleanup: CleanupStack, loss: Loss): Promise<string> {
  if (loss === 'refuses') return `http://127.0.0.1:${await freePort()}`;
  if (loss === 'is silent') {
    const server = net.createServer((socket) => {
      socket.on('error', () => undefined);
      // Otherwise an end of the other side would not be noticed.
      void text(socket).catch(() => undefined);
    });
    const port = await listen(server);
    cleanup.add(() => server.close());
    return `http://127.0.0.1:${port}`;
  }
  return unreachableAddress(cleanup);
}

/** The kernel keeps a few connections for a stopped process and drops what follows, as a lost machine does. */
async function unreachableAddress(cleanup: CleanupStack): Promise<string> {
  const listener = await startNode(['-e', LISTENER], /^port \d+$/m);
  cleanup.add(() => listener.child.kill('SIGKILL'));
  listener.child.kill('SIGSTOP');
  const port = Number(/\d+/.exec(listener.output())?.[0]);
  for (let waiting = 0; waiting < MAX_WAITING; waiting += 1) {
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
    cleanup.add(() => socket.destroy());
    const isConnected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).setTimeout(CONNECT_MS, () => resolve(false));
    });
    if (!isConnected) return `http://127.0.0.1:${port}`;
  }
  throw new Error('a stopped process accepts every connection');
}
