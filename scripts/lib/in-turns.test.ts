import { inTurns } from './in-turns.mjs';

describe('pieces of work in turns', () => {
  it('begin in order, and never more at once than are allowed', async () => {
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const works = [3, 1, 1, 2, 1].map((turns, at) => async () => {
      begun.push(at);
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      running -= 1;
    });
    await inTurns(works, 2);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
    expect(running).toBe(0);
  });

  it('are all done when there are fewer than could be done at once', async () => {
    const done: string[] = [];
    await inTurns([async () => void done.push('only')], 4);
    expect(done).toEqual(['only']);
  });
});
