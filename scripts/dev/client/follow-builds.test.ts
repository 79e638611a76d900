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
  const door: HotUpdater = {
    hash: () => running,
    async update() {
      const next = exchangeable.shift();
      running = next ?? running;
      return next !== undefined;
    },
  };
  follower.tell(state({}));
  return { ...ports, follower, door };
}

describe('an open page of a section that is developed', () => {
  it('takes in each new build, and lets React render it, without a document load', async () => {
    const { follower, door, refresh, reload } = makePage({ exchangeable: ['b', 'c'] });
    follower.offer(door);
    follower.tell(state({ built: 'c' }));
    await settle();
    expect(door.hash()).toBe('c');
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew when a build cannot be taken in, but not before the server has it', async () => {
    const { follower, door, reload } = makePage();
    follower.offer(door);
    follower.tell(state({ built: 'b' }));
    await settle();
    expect(reload).not.toHaveBeenCalled();
    follower.tell(state({ built: 'b', served: 'b' }));
    await settle();
    expect(reload).toHaveBeenCalledWith('b');
  });

  it('is loaded anew when taking a build in fails half-way', async () => {
    const { follower, reload } = makePage();
    follower.offer({ hash: () => 'a', update: () => Promise.reject(new Error('not accepted')) });
    follower.tell(state({ built: 'b', served: 'b' }));
    await settle();
    expect(reload).toHaveBeenCalledWith('b');
  });

  it('stays as it is while it does not show the section', async () => {
    const { follower, reload, refresh } = makePage();
    follower.tell(state({ built: 'b', served: 'b' }));
    await settle();
    expect([reload.mock.calls, refresh.mock.calls]).toEqual([[], []]);
  });

  it('tries again with each build when it could not be answered at first', () => {
    const { follower, reload } = makePage({ failed: true });
    follower.tell(state({ built: 'b' }));
    expect(reload).not.toHaveBeenCalled();
    follower.tell(state({ built: 'b', served: 'b' }));
    expect(reload).toHaveBeenCalledWith('b');
  });

  it('is loaded anew when development was started again', () => {
    const { follower, reload } = makePage();
    follower.tell(state({ session: 't' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows what is wrong, and takes it away again', () => {
    const { follower, show } = makePage();
    follower.tell(state({ problems: ['a comma is missing'] }));
    follower.tell(state({}));
    expect(show.mock.calls.slice(1)).toEqual([[['a comma is missing']], [[]]]);
  });
});
