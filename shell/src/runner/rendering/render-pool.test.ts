import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { RenderPool, RenderQueueFull } from './render-pool';
import type { RenderOutcome } from './render-thread';
import type { ServedRelease, WorkerOptions } from '../worker/messages';

/* Real threads, scripted by the path of the request (testing/scripted-worker.mjs). */
const FIXTURE = pathToFileURL(path.join(__dirname, 'testing', 'scripted-worker.mjs'));
const OPTIONS = {} as Omit<WorkerOptions, 'heartbeat'>;
const release = (id: string) => ({ id }) as ServedRelease;

let pool: RenderPool;
const render = (url: string, by = 'first') => pool.render(release(by), { url, avoid: [] });
const bodyOf = (outcome: RenderOutcome) => (outcome.kind === 'answer' ? outcome.answer.body : '');

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const began = performance.now();
  const value = await work;
  return { value, ms: performance.now() - began };
}

beforeEach(async () => {
  pool = new RenderPool(FIXTURE, OPTIONS, 2);
  pool.setReleases([release('first')]);
  await Promise.all([render('/slow'), render('/slow')]);
});
afterEach(() => pool.stop());

describe('RenderPool', () => {
  it('renders each job by the release that it names', async () => {
    const names = ['first', 'second', 'first', 'third'];
    const answers = await Promise.all(names.map((name) => render('/ok', name)));
    expect(answers).toEqual(
      names.map((served) =>
        expect.objectContaining({ answer: expect.objectContaining({ served }) }),
      ),
    );
  });

  it('sends a release again that a worker has dropped', async () => {
    const small = new RenderPool(FIXTURE, OPTIONS, 1);
    small.setReleases([release('first')]);
    for (const name of ['first', 'a', 'b', 'c', 'd', 'first', 'a']) {
      const outcome = await small.render(release(name), { url: '/ok', avoid: [] });
      expect(outcome).toMatchObject({ answer: { served: name } });
    }
    small.stop();
  });

  it('warms up a release once per worker, also in replaced workers', async () => {
    pool.setReleases([release('first'), release('second')]);
    pool.setReleases([release('first'), release('second')]);
    expect(bodyOf(await render('/warmed'))).toBe('first,second');
    await Promise.all([render('/exit'), render('/exit')]);
    expect(bodyOf(await render('/warmed'))).toBe('first,second');
  });

  it('refuses the newest of too many pages', async () => {
    expect(pool.isBusy).toBe(false);
    const jobs = Array.from({ length: 16 }, () => render('/slow'));
    expect(pool.isBusy).toBe(true);
    await expect(render('/ok')).rejects.toThrow(RenderQueueFull);
    expect((await Promise.all(jobs)).every(({ kind }) => kind === 'answer')).toBe(true);
    expect((await render('/ok')).kind).toBe('answer');
  });

  it('runs concurrent jobs in different workers', async () => {
    const answers = await Promise.all([render('/slow'), render('/slow')]);
    expect(new Set(answers.map(bodyOf)).size).toBe(2);
  });

  it('passes on that the shell cannot render', async () => {
    expect(await render('/failed')).toEqual({ kind: 'failed', message: 'no shell' });
  });

  it('ends a looping page after a second, and other pages do not wait', async () => {
    const looping = timed(render('/loop'));
    const others: number[] = [];
    for (let count = 0; count < 10; count += 1) others.push((await timed(render('/ok'))).ms);
    const { value, ms } = await looping;
    expect(value).toMatchObject({ kind: 'lost', certain: true });
    expect(ms).toBeGreaterThan(950);
    // Proportional limits, for busy machines; the fault drills measure that it takes about a second.
    expect(ms).toBeLessThan(10_000);
    expect(others.sort((a, b) => a - b)[5]).toBeLessThan(ms / 4);
  });

  it.each(['/exit', '/crash'])('loses only the job of a worker that ends by %s', async (url) => {
    const { value, ms } = await timed(render(url));
    expect(value).toMatchObject({ kind: 'lost', certain: true });
    expect(ms).toBeLessThan(10_000);
    expect(await render('/ok')).toMatchObject({ kind: 'answer' });
  });

  it('reports the message of an exception', async () => {
    expect(await render('/crash')).toMatchObject({ message: 'thrown outside of any request' });
  });

  it('repeats, isolated, the jobs that shared a worker with the one that ended it', async () => {
    const sharing = [
      render('/slow'),
      render('/slow'),
      render('/exit-later'),
      render('/slow'),
      render('/slow'),
    ];
    const kinds = (await Promise.all(sharing)).map((outcome) => outcome.kind);
    expect(kinds).toEqual(['answer', 'answer', 'lost', 'answer', 'answer']);
  });

  it.each(['/ok-then-exit', '/ok-then-loop'])(
    'attributes a timer that %s left behind to no later job',
    async (url) => {
      const small = new RenderPool(FIXTURE, OPTIONS, 1);
      small.setReleases([release('first')]);
      await small.render(release('first'), { url, avoid: [] });
      const next = await small.render(release('first'), { url: '/slow', avoid: [] });
      expect(next).toEqual(expect.objectContaining({ kind: 'answer' }));
      small.stop();
    },
  );

  it('recovers when every worker was lost at once', async () => {
    await Promise.all([render('/exit'), render('/exit'), render('/exit')]);
    expect(await render('/ok')).toMatchObject({ kind: 'answer', answer: { served: 'first' } });
  });

  it('does not take waiting for the service for a loop', async () => {
    const waits = await Promise.all(Array.from({ length: 4 }, () => render('/slow')));
    expect(waits.map((outcome) => outcome.kind)).toEqual(Array(4).fill('answer'));
  });

  const whereThreadIdsExist = existsSync('/proc/thread-self') ? it : it.skip;

  whereThreadIdsExist('does not take waiting for a processor for a loop', async () => {
    expect(await render('/starved')).toMatchObject({ kind: 'answer' });
  });

  it('loses pending jobs when it stops', async () => {
    const waiting = render('/slow');
    pool.stop();
    expect(await waiting).toMatchObject({ kind: 'lost', message: 'the shell is stopping' });
  });

  it('renders nothing before it has a release', async () => {
    const empty = new RenderPool(FIXTURE, OPTIONS, 2);
    await expect(empty.render(release('first'), { url: '/ok', avoid: [] })).rejects.toThrow(
      'no release yet',
    );
    empty.stop();
  });
});
