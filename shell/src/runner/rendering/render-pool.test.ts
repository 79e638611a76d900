import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { RenderPool } from './render-pool';
import type { RenderOutcome } from './render-thread';
import type { ServedRelease, WorkerOptions } from '../worker/messages';

/* Real threads: each does what the path of its request says (testing/scripted-worker.mjs). */
const FIXTURE = pathToFileURL(path.join(__dirname, 'testing', 'scripted-worker.mjs'));
const START = {} as Omit<WorkerOptions, 'heartbeat'>;
const release = (id: string) => ({ id }) as ServedRelease;

let pool: RenderPool;
const ask = (url: string, by = 'first') => pool.render(release(by), { url, avoid: [] });
const bodyOf = (outcome: RenderOutcome) => (outcome.kind === 'answer' ? outcome.answer.body : '');

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const began = performance.now();
  const value = await work;
  return { value, ms: performance.now() - began };
}

beforeEach(async () => {
  pool = new RenderPool(FIXTURE, START, 2);
  pool.setReleases([release('first')]);
  await Promise.all([ask('/slow'), ask('/slow')]);
});
afterEach(() => pool.stop());

describe('RenderPool', () => {
  it('answers each job by the release that it names', async () => {
    const names = ['first', 'second', 'first', 'third'];
    const answers = await Promise.all(names.map((name) => ask('/ok', name)));
    expect(answers).toEqual(
      names.map((served) =>
        expect.objectContaining({ answer: expect.objectContaining({ served }) }),
      ),
    );
  });

  it('tells a worker again of a release that it has forgotten', async () => {
    const small = new RenderPool(FIXTURE, START, 1);
    small.setReleases([release('first')]);
    for (const name of ['first', 'a', 'b', 'c', 'd', 'first', 'a']) {
      const outcome = await small.render(release(name), { url: '/ok', avoid: [] });
      expect(outcome).toMatchObject({ answer: { served: name } });
    }
    small.stop();
  });

  it('has workers make a release ready once, also those started later', async () => {
    pool.setReleases([release('first'), release('second')]);
    pool.setReleases([release('first'), release('second')]);
    expect(bodyOf(await ask('/warmed'))).toBe('first,second');
    await Promise.all([ask('/exit'), ask('/exit')]);
    expect(bodyOf(await ask('/warmed'))).toBe('first,second');
  });

  it('gives jobs at the same time a worker each', async () => {
    const answers = await Promise.all([ask('/slow'), ask('/slow')]);
    expect(new Set(answers.map(bodyOf)).size).toBe(2);
  });

  it('hands on that the shell cannot render', async () => {
    expect(await ask('/failed')).toEqual({ kind: 'failed', message: 'no shell' });
  });

  it('ends a page that loops for ever after a second, and nobody else waits', async () => {
    const looping = timed(ask('/loop'));
    const others: number[] = [];
    for (let count = 0; count < 10; count += 1) others.push((await timed(ask('/ok'))).ms);
    const { value, ms } = await looping;
    expect(value).toMatchObject({ kind: 'lost', certain: true });
    expect(ms).toBeGreaterThan(950);
    // Limits in proportion, for a machine that is busy: that it is about a second is measured by the fault drills.
    expect(ms).toBeLessThan(10_000);
    expect(others.sort((a, b) => a - b)[5]).toBeLessThan(ms / 4);
  });

  it.each(['/exit', '/crash'])('loses only the job of a worker that ends by %s', async (url) => {
    const { value, ms } = await timed(ask(url));
    expect(value).toMatchObject({ kind: 'lost', certain: true });
    expect(ms).toBeLessThan(10_000);
    expect(await ask('/ok')).toMatchObject({ kind: 'answer' });
  });

  it('tells the reason of an exception', async () => {
    expect(await ask('/crash')).toMatchObject({ message: 'thrown outside of any request' });
  });

  it('tries those again, each by itself, that shared a worker with the one that ended it', async () => {
    const sharing = [ask('/slow'), ask('/slow'), ask('/exit-later'), ask('/slow'), ask('/slow')];
    const kinds = (await Promise.all(sharing)).map((outcome) => outcome.kind);
    expect(kinds).toEqual(['answer', 'answer', 'lost', 'answer', 'answer']);
  });

  it.each(['/ok-then-exit', '/ok-then-loop'])(
    'blames nobody for what %s has left behind',
    async (url) => {
      const small = new RenderPool(FIXTURE, START, 1);
      small.setReleases([release('first')]);
      await small.render(release('first'), { url, avoid: [] });
      const next = await small.render(release('first'), { url: '/slow', avoid: [] });
      expect(next).toEqual(expect.objectContaining({ kind: 'answer' }));
      small.stop();
    },
  );

  it('serves on when every worker was lost at once', async () => {
    await Promise.all([ask('/exit'), ask('/exit'), ask('/exit')]);
    expect(await ask('/ok')).toMatchObject({ kind: 'answer', answer: { served: 'first' } });
  });

  it('does not count the wait for the service as a loop', async () => {
    const waits = await Promise.all(Array.from({ length: 4 }, () => ask('/slow')));
    expect(waits.map((outcome) => outcome.kind)).toEqual(Array(4).fill('answer'));
  });

  const whereThreadsAreTold = existsSync('/proc/thread-self') ? it : it.skip;

  whereThreadsAreTold('does not count the wait for the processor as a loop', async () => {
    expect(await ask('/starved')).toMatchObject({ kind: 'answer' });
  });

  it('gives up what is under way when it stops', async () => {
    const waiting = ask('/slow');
    pool.stop();
    expect(await waiting).toMatchObject({ kind: 'lost', message: 'the shell is stopping' });
  });

  it('renders nothing before a release is named', async () => {
    const empty = new RenderPool(FIXTURE, START, 2);
    await expect(empty.render(release('first'), { url: '/ok', avoid: [] })).rejects.toThrow(
      'no release yet',
    );
    empty.stop();
  });
});
