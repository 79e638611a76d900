import assert from 'node:assert/strict';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJson } from '../../harness/http';
import { timed } from '../../harness/statistics';
import type { DrillContext } from '../context/drill-context';
import { inMs, slowness } from '../context/timing';
import { test, type Drill } from '../drill';

const IDLE_POSTS = 70;
/** Places of one address for bodies that arrive. */
const BODIES = 64;
const LIST = '/api/visitor/game/list';

/** A POST that sends one byte of its body and no more. @returns what is received, once it is */
function openIdlePost(context: DrillContext): { socket: net.Socket; received: () => string } {
  const socket = net.connect(context.site.port, '127.0.0.1');
  let received = '';
  socket.on('error', () => undefined).on('data', (bytes) => (received += bytes.toString('utf8')));
  socket.write(
    'POST /api/users/report_user_action HTTP/1.1\r\nhost: site\r\ncontent-length: 9\r\n\r\nx',
  );
  context.cleanup.add(() => socket.destroy());
  return { socket, received: () => received };
}

export const idleBodyDrills: readonly Drill[] = [
  test(`[44] ${IDLE_POSTS} POSTs of one address that never end: refused with 429 and 408, the API and its health go on`, async (context) => {
    const posts = Array.from({ length: IDLE_POSTS }, () => openIdlePost(context));
    await sleep(500);
    for (const address of [LIST, '/api/health']) {
      const { ms, result } = await timed(() =>
        context.fetch(address, { signal: AbortSignal.timeout(5_000) }),
      );
      assert.equal(result.status, 200, `status of ${address}`);
      assert.ok(ms <= 1_000 * slowness(), `${address} answered after ${inMs(ms)}`);
    }
    const withStatus = (status: number) =>
      posts.filter(({ received }) => received().startsWith(`HTTP/1.1 ${status} `));
    assert.equal(withStatus(429).length, IDLE_POSTS - BODIES, 'refused at once');
    assert.match(withStatus(429)[0]?.received() ?? '', /"error_code":41912.*"retry_after":1/);
    await sleep(17_000);
    assert.equal(withStatus(408).length, BODIES, 'refused after their time');
    const { error_code: code } = await readJson<{ error_code: number }>(context.fetch(LIST));
    assert.equal(code, 0, 'the API afterwards');
  }),
];
