import type { FollowerState } from '../channel/follower/follower-state';
import { FolderStorage } from '../storage/folder-storage';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

/** Every read of a key of the log takes as long as the attacker wants. */
function delayReads(): () => void {
  const read = FolderStorage.prototype.read;
  const waiting: (() => void)[] = [];
  const spy = jest.spyOn(FolderStorage.prototype, 'read').mockImplementation(async function (
    this: FolderStorage,
    key,
    maxBytes,
  ) {
    if (key.startsWith('channels/')) await new Promise<void>((resolve) => waiting.push(resolve));
    return read.call(this, key, maxBytes);
  });
  return () => {
    spy.mockRestore();
    for (const resolve of waiting) resolve();
  };
}

const LIMIT_MS = 30_000;

/** Polls until the time limit has passed, on a clock of its own: how busy the machine is does not count. */
async function pollPastLimit({ follower }: AttackFixture): Promise<FollowerState> {
  jest.useFakeTimers();
  try {
    const polling = follower.poll();
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    return await polling;
  } finally {
    jest.useRealTimers();
  }
}

describe('slow retrieval', () => {
  it('is reported after a time limit, the release stays, and what arrives later is served', async () => {
    const fixture = await AttackFixture.prepare({ pollTimeoutMs: LIMIT_MS });
    await fixture.pinHome('3.0.0');
    const arrive = delayReads();
    for (let poll = 0; poll < 2; poll += 1) {
      const state = await pollPastLimit(fixture);
      expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
      expect(state.reason).toBe('the registry has not responded completely for 30000 ms');
      expect(homeVersion(state)).toBe('2.0.0');
    }
    arrive();
    await fixture.follower.poll();
    expect(await fixture.follower.poll()).toMatchObject({ status: 'ok', sequence: 3 });
  });
});
