import { readFileSync } from 'node:fs';
import { reasonOf } from './reason-of';

describe('the reason of a failure', () => {
  it('is what an error says, also one that Node made', () => {
    expect(reasonOf(new TypeError('the port is no number'))).toBe('the port is no number');
    let thrown: unknown;
    try {
      readFileSync('/no-such-file');
    } catch (error) {
      thrown = error;
    }
    expect(reasonOf(thrown)).toMatch(/^ENOENT: /);
  });

  it('is the very thing that was thrown when it is no error', () => {
    expect(reasonOf('gone')).toBe('gone');
    expect(reasonOf(null)).toBe('null');
    expect(reasonOf({ toString: () => 'a thing of its own' })).toBe('a thing of its own');
  });
});
