import { Turns } from './turns';

describe('Turns', () => {
  it('lets no more run at a time than it says, in the order in which they came', async () => {
    const turns = new Turns(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (number: number) => async () => {
      begun.push(number);
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return number;
    };
    const done = await Promise.all([1, 2, 3, 4, 5].map((number) => turns.take(work(number))));
    expect(done).toEqual([1, 2, 3, 4, 5]);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('gives the turn of work that failed to the next', async () => {
    const turns = new Turns(1);
    const failed = turns.take(() => Promise.reject(new Error('lost')));
    const next = turns.take(() => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('lost');
    expect(await next).toBe('done');
  });
});
