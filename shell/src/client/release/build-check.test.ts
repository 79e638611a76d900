import { BuildCheck } from './build-check';

/** A server that knows the tab's own release and returns this as the newest. */
const answer = (body: string, status = 200, ownStatus = 200) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      typeof address === 'string' && address.startsWith('/builds/meta/')
        ? new Response('{"id":"a"}', { status: ownStatus })
        : new Response(body, { status }),
    );

describe('BuildCheck', () => {
  it('becomes stale when another release is active', async () => {
    const fetched = answer('{"id":"b","timestamp":1}');
    const builds = new BuildCheck('a');
    await builds.check(1763600000000);
    expect(builds.isStale).toBe(true);
    expect(fetched).toHaveBeenCalledWith('/builds/latest.json?1763600000000', {
      cache: 'no-store',
    });
  });

  it('is not stale after a rollback to its own release', async () => {
    const builds = new BuildCheck('a');
    answer('{"id":"b"}');
    await builds.check();
    answer('{"id":"a"}');
    await builds.check();
    expect(builds.isStale).toBe(false);
  });

  it('checks its own release once, and is stale when that is gone', async () => {
    const builds = new BuildCheck('a');
    const fetched = answer('{"id":"a"}');
    await builds.check();
    await builds.check();
    const own = fetched.mock.calls.filter(([url]) => url === '/builds/meta/a.json');
    expect(own).toHaveLength(1);
    expect(builds.isStale).toBe(false);
    answer('{"id":"a"}', 200, 404);
    const orphan = new BuildCheck('a');
    await orphan.check();
    expect(orphan.isStale).toBe(true);
  });

  it.each([
    ['a missing file', 'nothing', 404],
    ['an HTML page', '<!doctype html>', 200],
    ['another shape', '{"ident":1}', 200],
  ])('ignores %s', async (_, body, status) => {
    answer(body, status);
    const builds = new BuildCheck('a');
    await builds.check();
    expect(builds.isStale).toBe(false);
  });

  it('checks again after each hour, whatever the last result was', async () => {
    jest.useFakeTimers();
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    new BuildCheck('a').start();
    expect(fetched).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2.2 * 3_600_000);
    expect(fetched.mock.calls.filter(([url]) => url !== '/builds/meta/a.json')).toHaveLength(2);
    jest.useRealTimers();
  });
});
