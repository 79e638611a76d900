import { readSettings } from '../config/environment';
import { silentLog } from '../process/log';
import { openFromArchive } from '../testing/embedded-archive';
import { commonJsExports } from './commonjs-exports';
import { createSmsDriver } from './create-sms-driver';
import { parseEndpoint, requireSetting } from './provider-settings';

describe('parseEndpoint', () => {
  it.each([
    ['sms.example.com', 'sms.example.com', 'https'],
    ['https://sms.example.com', 'sms.example.com', 'https'],
    ['http://127.0.0.1:8080', '127.0.0.1:8080', 'http'],
  ])('%s is %s over %s', (setting, host, protocol) => {
    expect(parseEndpoint(setting)).toEqual({ host, protocol });
  });
});

describe('createSmsDriver', () => {
  it.each([
    ['off', {}],
    ['outbox', { DEVELOPMENT_MODE: 'true' }],
    [
      'aliyun',
      {
        SMS_ALIYUN_ACCESS_KEY_ID: 'id',
        SMS_ALIYUN_ACCESS_KEY_SECRET: 'secret',
        SMS_ALIYUN_SIGN_NAME: 'Huoban',
        SMS_ALIYUN_TEMPLATE_CODE: 'SMS_1',
      },
    ],
    [
      'tencent',
      {
        SMS_TENCENT_SECRET_ID: 'id',
        SMS_TENCENT_SECRET_KEY: 'secret',
        SMS_TENCENT_APP_ID: '1400000000',
        SMS_TENCENT_SIGN_NAME: 'Huoban',
        SMS_TENCENT_TEMPLATE_ID: '1',
      },
    ],
  ])(
    'is %s when the settings say so',
    async (name, more) => {
      const database = await openFromArchive('empty');
      const settings = readSettings({ SMS_DRIVER: name, ...more });
      expect((await createSmsDriver(settings, database.db, silentLog)).name).toBe(name);
      await database.close();
    },
    120_000,
  );

  it('throws for missing settings', () => {
    expect(() => requireSetting(readSettings({}), 'SMS_ALIYUN_SIGN_NAME')).toThrow(
      'SMS_ALIYUN_SIGN_NAME is missing',
    );
  });
});

it('finds the exports of a CommonJS package in any module format', () => {
  const exported = { __esModule: true, default: () => 'a client', Request: 'a class' };
  expect(commonJsExports(exported)).toBe(exported);
  expect(commonJsExports({ ...exported, default: exported })).toBe(exported);
  expect(commonJsExports({ default: exported })).toBe(exported);
});
