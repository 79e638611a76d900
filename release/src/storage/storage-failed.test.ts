import { Readable } from 'node:stream';
import { readBody } from './s3/read-body';
import { StorageFailed } from './storage-failed';

describe('StorageFailed', () => {
  it.each([
    ['the message', new Error('access denied'), 'access denied'],
    [
      'the code of a silent error',
      Object.assign(new Error(''), { code: 'ECONNREFUSED' }),
      'ECONNREFUSED',
    ],
    ['the name of one without a code', new AggregateError([]), 'AggregateError'],
    ['whatever was thrown', 'out of paper', 'out of paper'],
  ])('reports the operation and %s', (_, cause, reason) => {
    const failed = new StorageFailed('s3://bucket/here', 'reading a', cause);
    expect(failed.message).toBe(`s3://bucket/here: reading a failed: ${reason}`);
    expect(failed.cause).toBe(cause);
  });
});

describe('readBody', () => {
  it('reads a body without a declared size', async () => {
    const body = Readable.from([Buffer.from('ab'), Buffer.from('c')]);
    expect((await readBody({ key: 'a', body, maxBytes: 3 })).toString()).toBe('abc');
  });

  it('requires a body', async () => {
    await expect(readBody({ key: 'a', body: undefined, maxBytes: 3 })).rejects.toThrow(
      'the response for a has no body',
    );
  });

  it('aborts a body that is larger than declared', async () => {
    const body = Readable.from([Buffer.from('ab'), Buffer.from('cd')]);
    await expect(readBody({ key: 'a', body, declared: 2, maxBytes: 3 })).rejects.toThrow(
      'a has 4 bytes, the limit is 3',
    );
    expect(body.destroyed).toBe(true);
  });
});
