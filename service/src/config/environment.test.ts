import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings, SETTING_NAMES, SettingsError } from './environment';
import { describeUnknownSettings } from './unknown-settings';

describe('readSettings', () => {
  it('defaults to the embedded database, without SMS', () => {
    expect(readSettings({})).toMatchObject({
      HOST: '127.0.0.1',
      DATA_DIR: '.data/service',
      SMS_DRIVER: 'off',
      RESEND_SECONDS: 60,
      LIMIT_GUESSES_PER_CODE: 5,
      LIMIT_FAILURES_PER_PHONE_DAY: 10,
      LIMIT_GUESSES_PER_ADDRESS_HOUR: 30,
    });
  });

  const DATABASE_URL = 'postgres://a@b/c';

  it.each([
    ['outbox', { DEVELOPMENT_MODE: 'true' }],
    ['outbox', { DEVELOPMENT_MODE: 'true', SMS_DRIVER: 'outbox' }],
    ['off', { DEVELOPMENT_MODE: 'false' }],
    ['off', { DEVELOPMENT_MODE: 'true', DATABASE_URL }],
  ])('uses the SMS driver %s for %j', (driver, environment) => {
    expect(readSettings(environment).SMS_DRIVER).toBe(driver);
  });

  it.each([
    { SMS_DRIVER: 'outbox' },
    { SMS_DRIVER: 'outbox', DEVELOPMENT_MODE: 'true', DATABASE_URL },
  ])('refuses the SMS outbox with %j', (environment) => {
    expect(() => readSettings(environment)).toThrow(
      /needs DEVELOPMENT_MODE=true and no DATABASE_URL/,
    );
  });

  it('names every invalid variable', () => {
    const read = () =>
      readSettings({ PORT: 'http', DATABASE_URL: 'mysql://x', TRUSTED_PROXY: 'edge' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/PORT.*DATABASE_URL.*TRUSTED_PROXY/);
  });

  it('treats an empty variable as not set', () => {
    expect(readSettings({ PORT: '', SERVICE_SECRET: '' }).PORT).toBe(4100);
  });

  it('names all missing variables of a provider and all invalid ones at once', () => {
    const read = () => readSettings({ SMS_DRIVER: 'aliyun', PORT: 'x', SMS_ALIYUN_SIGN_NAME: 's' });
    expect(read).toThrow(
      /PORT is invalid.*SMS_ALIYUN_ACCESS_KEY_ID is missing.*SMS_ALIYUN_ACCESS_KEY_SECRET.*SMS_ALIYUN_TEMPLATE_CODE/,
    );
    expect(read).not.toThrow(/SIGN_NAME|TENCENT/);
    expect(() => readSettings({ SMS_DRIVER: 'tencent' })).toThrow(/SMS_TENCENT_APP_ID is missing/);
  });

  it('never repeats an invalid secret', () => {
    expect(() => readSettings({ SERVICE_SECRET: 'short-secret' })).toThrow(SettingsError);
    expect(() => readSettings({ SERVICE_SECRET: 'short-secret' })).not.toThrow(/short-secret/);
  });
});

describe('secrets in files', () => {
  let folder: string;
  const SECRET = 'x'.repeat(40);
  const inFile = (text: string): string => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, text);
    return file;
  };
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'huoban-secrets-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are read without their last line break', () => {
    const settings = readSettings({ SERVICE_SECRET_FILE: inFile(`${SECRET}\n`) });
    expect(settings.SERVICE_SECRET).toBe(SECRET);
  });

  it('complete a DATABASE_URL without a password', () => {
    const file = inFile('p@ss/word');
    const { DATABASE_URL } = readSettings({
      DATABASE_URL: 'postgres://huoban@db:5432/site',
      DATABASE_PASSWORD_FILE: file,
    });
    expect(DATABASE_URL).toBe('postgres://huoban:p%40ss%2Fword@db:5432/site');
  });

  it.each([
    [
      'a file that cannot be read',
      { AI_API_KEY_FILE: '/nowhere/key' },
      /AI_API_KEY_FILE.*\/nowhere\/key/,
    ],
    [
      'a variable and its file',
      { SERVICE_SECRET: SECRET, SERVICE_SECRET_FILE: '/nowhere/key' },
      /SERVICE_SECRET and SERVICE_SECRET_FILE/,
    ],
  ])('refuses %s', (_what, environment, message) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(message);
  });

  it('are documented and known', () => {
    expect(SETTING_NAMES).toContain('SMS_TENCENT_SECRET_KEY_FILE');
  });
});

describe('describeUnknownSettings', () => {
  it('reports unknown names with the prefix of a setting', () => {
    const environment = { LIMIT_SENDS_PER_ADRESS_HOUR: '5', SMS_COLOUR: 'x', PATH: '/', PORT: '1' };
    expect(describeUnknownSettings(environment, SETTING_NAMES)).toEqual([
      'the environment variable LIMIT_SENDS_PER_ADRESS_HOUR is not a setting of the service: did you mean LIMIT_SENDS_PER_ADDRESS_HOUR?',
      'the environment variable SMS_COLOUR is not a setting of the service.',
    ]);
  });

  it('accepts every known setting', () => {
    const environment = Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x']));
    expect(describeUnknownSettings(environment, SETTING_NAMES)).toEqual([]);
  });
});
