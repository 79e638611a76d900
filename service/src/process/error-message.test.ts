import { readFileSync } from 'node:fs';
import { errorMessage } from './error-message';

describe('errorMessage', () => {
  it('returns the message of an error, also of a Node error', () => {
    expect(errorMessage(new TypeError('the port is not a number'))).toBe(
      'the port is not a number',
    );
    let thrown: unknown;
    try {
      readFileSync('/no-such-file');
    } catch (error) {
      thrown = error;
    }
    expect(errorMessage(thrown)).toMatch(/^ENOENT: /);
  });

  it('returns other thrown values as text', () => {
    expect(errorMessage('gone')).toBe('gone');
    expect(errorMessage(null)).toBe('null');
    expect(errorMessage({ toString: () => 'custom text' })).toBe('custom text');
  });
});
