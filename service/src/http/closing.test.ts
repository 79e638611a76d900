import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { silentLog } from '../process/log';
import { createServer } from './server';

const POST = 'POST /echo HTTP/1.1\r\nhost: service\r\ncontent-type: application/json\r\n';
const BODY = '{"a":1}';
const HEADERS = `${POST}content-length: ${BODY.length}\r\n\r\n`;

async function startApp() {
  const app = createServer(silentLog);
  app.post('/echo', async (request) => request.body);
  app.get('/slow', () => sleep(200, { slow: true }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const connect = async (first: string) => {
    const socket = net.connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(first);
    await sleep(50);
    return { socket, received: text(socket) };
  };
  return { app, connect };
}

/** Status lines and bodies. */
const answersIn = (received: string) => received.match(/HTTP\/1.1 \d+|\{.*?\}/g);

describe('a closing service', () => {
  it.each([
    ['whose headers are arriving', POST, `content-length: ${BODY.length}\r\n\r\n${BODY}`],
    ['whose body is arriving', `${HEADERS}{"a`, '":1}'],
  ])('answers a request %s, and keeps no connection after it', async (_case, first, rest) => {
    const { app, connect } = await startApp();
    const { socket, received } = await connect(first);
    const closed = app.close();
    await sleep(20);
    socket.write(rest);
    expect(answersIn(await received)).toEqual(['HTTP/1.1 200', BODY]);
    await closed;
  });

  it('ends a connection in use with its answer, so that no later request meets a closed one', async () => {
    const { app, connect } = await startApp();
    const { received } = await connect('GET /slow HTTP/1.1\r\nhost: service\r\n\r\n');
    await app.close();
    expect(await received).toMatch(/connection: close/i);
  });
});
