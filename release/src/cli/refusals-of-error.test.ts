import { KeysLockTimeout } from '../keys/keys-lock';
import { KeysUnreadable } from '../keys/trusted-keys';
import { EntryUnreadable } from '../channel/log/entry-unreadable';
import { refusalError, RULES } from '../refusal';
import { ReleaseUnreadable } from '../registry/release-store';
import { RegistryFileUnreadable } from '../storage/registry-file';
import { DiskFull } from '../storage/files/write-file';
import { StorageFailed } from '../storage/storage-failed';
import { refusalsOf } from './refusals-of-error';

const ID = 'a'.repeat(64);

describe('refusalsOf', () => {
  it.each<[string, Error, string, RegExp]>([
    ['keys that cannot be read', new KeysUnreadable('no keys'), 'R020', /keys create/],
    ['a full disk', new DiskFull('f', 'ENOSPC'), 'R051', /gc/],
    ['locked keys', new KeysLockTimeout('busy'), 'R026', /Repeat/],
    ['a damaged release', new ReleaseUnreadable(ID, 'is missing'), 'R001', /release verify/],
    [
      'a damaged entry',
      new EntryUnreadable('production', 7, 'altered', 'is altered'),
      'R001',
      /roll back/,
    ],
    ['a registry.json in disorder', new RegistryFileUnreadable('f', 'no JSON'), 'R046', /doctor/],
    ['a store that is silent', new StorageFailed('s3://b', 'reading a', 'no'), 'R046', /doctor/],
  ])('returns code and remedy for %s', (_, error, code, remedy) => {
    expect(refusalsOf(error)).toEqual([
      { code, subject: expect.any(String), problem: error.message, remedy: expect.any(String) },
    ]);
    expect(refusalsOf(error)[0]?.remedy).toMatch(remedy);
    expect(Object.keys(RULES)).toContain(code);
  });

  it('returns the refusals of ReleaseRefused', () => {
    const refused = { code: 'R012', subject: 'x', problem: 'y', remedy: 'z' } as const;
    expect(refusalsOf(refusalError(refused))).toEqual([refused]);
  });

  it('returns none for a bug and for a value that is not an error', () => {
    expect(refusalsOf(new TypeError('x is not a function'))).toEqual([]);
    expect(refusalsOf('R008')).toEqual([]);
  });
});
