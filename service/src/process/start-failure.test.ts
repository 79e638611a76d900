import { SettingsError } from '../config/environment';
import { FolderInUse } from '../database/folder-lock';
import { MigrationFailed } from '../database/migrate';
import { DatabaseUnreachable } from '../database/open';
import { DatabaseMissing } from '../operator/open-configured';
import { describeStartFailure } from './start-failure';

describe('describeStartFailure', () => {
  it.each([SettingsError, FolderInUse, MigrationFailed, DatabaseUnreachable, DatabaseMissing])(
    'returns the message of an operator error: %p',
    (Failure) => {
      expect(describeStartFailure(new Failure('the folder is in use'))).toBe(
        'the folder is in use',
      );
    },
  );

  it('names the setting when the port is in use', () => {
    const taken = Object.assign(new Error('listen EADDRINUSE: address in use 127.0.0.1:4100'), {
      code: 'EADDRINUSE',
    });
    expect(describeStartFailure(taken)).toBe(`${taken.message}: choose another port with PORT.`);
  });

  it('returns the stack of an unexpected error', () => {
    const error = Object.assign(new TypeError('x is not a function'), { code: 'ERR_X' });
    expect(describeStartFailure(error)).toContain('start-failure.test');
    delete error.stack;
    expect(describeStartFailure(error)).toBe('x is not a function');
    expect(describeStartFailure('gone')).toBe('gone');
  });
});
