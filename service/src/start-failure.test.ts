import { SettingsError } from './config/environment';
import { FolderInUse } from './database/folder-lock';
import { MigrationFailed } from './database/migrate';
import { DatabaseUnreachable } from './database/open';
import { DatabaseMissing } from './operator/open-configured';
import { describeStartFailure } from './start-failure';

describe('why the service cannot start', () => {
  it.each([SettingsError, FolderInUse, MigrationFailed, DatabaseUnreachable, DatabaseMissing])(
    'is one sentence when the operator can mend it: %p',
    (Failure) => {
      expect(describeStartFailure(new Failure('the folder is in use'))).toBe(
        'the folder is in use',
      );
    },
  );

  it('names the setting when another program has the port', () => {
    const taken = Object.assign(new Error('listen EADDRINUSE: address in use 127.0.0.1:4100'), {
      code: 'EADDRINUSE',
    });
    expect(describeStartFailure(taken)).toBe(`${taken.message}: choose another port with PORT.`);
  });

  it('is told with its stack when it is a fault of the program', () => {
    const fault = Object.assign(new TypeError('x is not a function'), { code: 'ERR_X' });
    expect(describeStartFailure(fault)).toContain('start-failure.test');
    delete fault.stack;
    expect(describeStartFailure(fault)).toBe('x is not a function');
    expect(describeStartFailure('gone')).toBe('gone');
  });
});
