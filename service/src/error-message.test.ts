import { readFileSync } from 'node:fs';
import { errorMessage } from './error-message';

describe('the reason of a failure', () => {
  it('is what an error says, also one that Node made', () => {
    expect(errorMessage(new TypeError('the port is no number'))).toBe('the port is no number');
    let thrown: unknown;
    try {
      readFileSync('/no-such-file');
    } catch (error) {
      thrown = error;
    }
    expect(errorMessage(thrown)).toMatch(/^ENOENT: /);
  });

  it('is the very thing that was thrown when it is no error', () => {
    expect(errorMessage('gone')).toBe('gone');
    expect(errorMessage(null)).toBe('null');
    expect(errorMessage({ toString: () => 'a thing of its own' })).toBe('a thing of its own');
  });
});
