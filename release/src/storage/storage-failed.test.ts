import { Readable } from 'node:stream';
import { readBody } from './s3/read-body';
import { StorageFailed } from './storage-failed';

describe('a store that failed', () => {
  it.each([
    ['what it said', new Error('access denied'), 'access denied'],
    [
      'the code of a silent error',
      Object.assign(new Error(''), { code: 'ECONNREFUSED' }),
      'ECONNREFUSED',
    ],
    ['the name of one without a code', new AggregateError([]), 'AggregateError'],
    ['whatever was thrown', 'out of paper', 'out of paper'],
  ])('is named with what was asked of it and %s', (_, cause, reason) => {
    const failed = new StorageFailed('s3://bucket/here', 'reading a', cause);
    expect(failed.message).toBe(`s3://bucket/here: reading a failed: ${reason}`);
    expect(failed.cause).toBe(cause);
  });
});

describe('the body of an answer', () => {
  it('is read whole, also when its size was not declared', async () => {
    const body = Readable.from([Buffer.from('ab'), Buffer.from('c')]);
    expect((await readBody('a', body, undefined, 3)).toString()).toBe('abc');
  });

  it('has to be there', async () => {
    await expect(readBody('a', undefined, 0, 3)).rejects.toThrow('a came without a body');
  });

  it('that is larger than it declared is broken off', async () => {
    const body = Readable.from([Buffer.from('ab'), Buffer.from('cd')]);
    await expect(readBody('a', body, 2, 3)).rejects.toThrow('a has 4 bytes, and 3 are the most');
    expect(body.destroyed).toBe(true);
  });
});
