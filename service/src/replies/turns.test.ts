import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTurns } from './turns';

it('other tasks run between two turns', async () => {
  const takeTurn = createTurns();
  const ran: string[] = [];
  const turns = ['first', 'second', 'third'].map((name) => takeTurn(() => ran.push(name)));
  for (let task = 0; task < 3; task += 1) {
    await nextTurn();
    ran.push('task');
  }
  await Promise.all(turns);
  expect(ran.filter((name) => name !== 'task')).toEqual(['first', 'second', 'third']);
  expect(ran.join(' ')).not.toMatch(/first second|second third/);
});

it('a turn that fails leaves the next ones', async () => {
  const takeTurn = createTurns();
  const failed = takeTurn(() => {
    throw new RangeError('too long');
  });
  const next = takeTurn(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('too long');
  await expect(next).resolves.toBe('next');
});
