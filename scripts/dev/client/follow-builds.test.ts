import type { HotUpdater } from '@huoban/build';
import type { DevelopmentState } from '../state-stream';
import { BuildFollower } from './follow-builds';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const state = (changes: Partial<DevelopmentState>): DevelopmentState => ({
  session: 's',
  built: 'a',
  served: 'a',
  problems: [],
  ...changes,
});

/** A page that runs build `a`, and can take in what `exchangeable` names. */
function makePage({ exchangeable = [] as string[], failed = false } = {}) {
  const ports = { reload: jest.fn(), refresh: jest.fn(), show: jest.fn() };
  const follower = new BuildFollower(ports, failed);
  let running = 'a';
  const updater: HotUpdater = {
    hash: () => running,
    async update() {
      const next = exchangeable.shift();
      running = next ?? running;
      return next !== undefined;
    },
  };
  follower.tell(state({}));
  return { ...ports, follower, updater };
}

describe('BuildFollower', () => {
  it('applies each build as a hot update without a reload', async () => {
    const { follower, updater, refresh, reload } = makePage({ exchangeable: ['b', 'c'] });
    follower.offer(updater);
    follower.tell(state({ built: 'c' }));
    await settle();
    expect(updater.hash()).toBe('c');
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads when a hot update is not possible, once the server renders the build', async () => {
    const { follower, updater, reload } = makePage();
    follower.offer(updater);
    follower.tell(state({ built: 'b' }));
    await settle();
    expect(reload).not.toHaveBeenCalled();
    follower.tell(state({ built: 'b', served: 'b' }));
    await settle();
    expect(reload).toHaveBeenCalledWith('b');
  });

  it('reloads when a hot update fails', async () => {
    const { follower, reload } = makePage();
    follower.offer({ hash: () => 'a', update: () => Promise.reject(new Error('not accepted')) });
    follower.tell(state({ built: 'b', served: 'b' }));
    await settle();
    expect(reload).toHaveBeenCalledWith('b');
  });

  it('ignores builds while the page does not use the section', async () => {
    const { follower, reload, refresh } = makePage();
    follower.tell(state({ built: 'b', served: 'b' }));
    await settle();
    expect([reload.mock.calls, refresh.mock.calls]).toEqual([[], []]);
  });

  it('reloads a page that was opened before the first build, once it is served', async () => {
    const reload = jest.fn();
    const ports = { reload, refresh: jest.fn(), show: jest.fn() };
    const follower = new BuildFollower(ports, false);
    follower.tell(state({ built: null, served: null }));
    follower.tell(state({ served: null }));
    await settle();
    expect(reload).not.toHaveBeenCalled();
    follower.tell(state({}));
    expect(reload.mock.calls).toEqual([['a']]);
  });

  it('reloads a failed page with each build', () => {
    const { follower, reload } = makePage({ failed: true });
    follower.tell(state({ built: 'b' }));
    expect(reload).not.toHaveBeenCalled();
    follower.tell(state({ built: 'b', served: 'b' }));
    expect(reload).toHaveBeenCalledWith('b');
  });

  it('reloads after a restart of the development server', () => {
    const { follower, reload } = makePage();
    follower.tell(state({ session: 't' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows and hides problems', () => {
    const { follower, show } = makePage();
    follower.tell(state({ problems: ['a comma is missing'] }));
    follower.tell(state({}));
    expect(show.mock.calls.slice(1)).toEqual([[['a comma is missing']], [[]]]);
  });
});
