import { readSettings } from '../config/environment';
import { createLog } from '../process/log';
import { createAliyunSms } from './aliyun';
import { startProviderStub, type ProviderStub, type StubResponse } from '../testing/provider-stub';
import type { SmsDriver, SmsOutcome } from './sms-driver';
import { createTencentSms } from './tencent';

const PHONE = '13812345678';
const CODE = '837465';
const KEYS = {
  SMS_ALIYUN_ACCESS_KEY_ID: 'aliyun-id',
  SMS_ALIYUN_ACCESS_KEY_SECRET: 'aliyun-secret',
  SMS_ALIYUN_SIGN_NAME: '伙伴',
  SMS_ALIYUN_TEMPLATE_CODE: 'SMS_1',
  SMS_TENCENT_SECRET_ID: 'tencent-id',
  SMS_TENCENT_SECRET_KEY: 'tencent-key',
  SMS_TENCENT_APP_ID: '1400000000',
  SMS_TENCENT_SIGN_NAME: '伙伴',
  SMS_TENCENT_TEMPLATE_ID: '42',
  SMS_TIMEOUT_MS: '400',
};

const ALIYUN: [string, StubResponse, SmsOutcome, string][] = [
  ['success', { body: { Code: 'OK', Message: 'OK', BizId: '1' } }, 'sent', ''],
  [
    'a business error on HTTP 200',
    { body: { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: `${PHONE} ${CODE}` } },
    'refused',
    'isv.BUSINESS_LIMIT_CONTROL',
  ],
  [
    'a call that it does not accept',
    { status: 400, body: { Code: 'SignatureDoesNotMatch', Message: `${PHONE} ${CODE}` } },
    'refused',
    'SignatureDoesNotMatch',
  ],
  [
    'a 500',
    { status: 500, body: { Code: 'InternalError', Message: PHONE } },
    'unknown',
    'InternalError',
  ],
  ['no answer in time', { delayMs: 1_500 }, 'unknown', 'reason='],
];

const tencentStatus = (Code: string) => ({
  body: { Response: { SendStatusSet: [{ Code, Message: `${PHONE} ${CODE}` }], RequestId: '1' } },
});
const TENCENT: [string, StubResponse, SmsOutcome, string][] = [
  ['success', tencentStatus('Ok'), 'sent', ''],
  ['a status that is a sentence', tencentStatus(`${PHONE} is wrong`), 'refused', 'no code'],
  ['no status of the number', { body: { Response: { RequestId: '1' } } }, 'refused', 'no code'],
  [
    'a status of the number',
    tencentStatus('LimitExceeded.PhoneNumberDailyLimit'),
    'refused',
    'LimitExceeded.PhoneNumberDailyLimit',
  ],
  [
    'an error of the whole call',
    {
      body: {
        Response: {
          Error: { Code: 'AuthFailure.SignatureFailure', Message: `${PHONE} ${CODE}` },
          RequestId: '1',
        },
      },
    },
    'refused',
    'AuthFailure.SignatureFailure',
  ],
  ['a 500', { status: 500 }, 'unknown', 'HTTP 500'],
  ['no answer in time', { delayMs: 1_500 }, 'unknown', 'reason='],
];

describe.each([
  ['aliyun', createAliyunSms, ALIYUN],
  ['tencent', createTencentSms, TENCENT],
] as const)('the provider %s', (name, driverOf, cases) => {
  let stub: ProviderStub;
  let driver: SmsDriver;
  let output: string;
  beforeAll(async () => {
    stub = await startProviderStub();
  });
  afterAll(() => stub.stop());
  beforeEach(async () => {
    output = '';
    stub.calls.length = 0;
    const log = createLog('debug', 'json', (line) => (output += line));
    const endpoint = { [`SMS_${name.toUpperCase()}_ENDPOINT`]: stub.endpoint };
    driver = await driverOf(readSettings({ ...KEYS, ...endpoint, SMS_DRIVER: name }), log);
  });

  const send = () => driver.send({ phone: PHONE, code: CODE, language: 'zh' });

  it.each(cases)('turns %s into an outcome', async (_what, answer, outcome, reason) => {
    stub.respondWith(answer);
    expect(await send()).toBe(outcome);
    expect(output).toContain(reason.replace('reason=', '"reason":'));
    expect(stub.calls).toHaveLength(1);
  });

  it('never logs the number, the code or messages of the provider', async () => {
    for (const [, answer] of cases) {
      stub.respondWith(answer);
      await send();
    }
    expect(output.split('\n').filter(Boolean)).toHaveLength(cases.length - 1);
    expect(output).not.toContain(PHONE);
    expect(output).not.toContain(CODE);
    expect(output).not.toMatch(/http:|secret|key/i);
  });

  it('sends number, code, signature and template', async () => {
    stub.respondWith(cases[0]?.[1] ?? {});
    await send();
    const [call] = stub.calls;
    const sent = decodeURIComponent(`${call?.url ?? ''} ${call?.body ?? ''}`);
    expect(call?.action).toBe('SendSms');
    for (const part of [PHONE, CODE, '伙伴', name === 'aliyun' ? 'SMS_1' : '"42"'])
      expect(sent).toContain(part);
  });

  it('reports refused when the connection is refused', async () => {
    const gone = await startProviderStub();
    await gone.stop();
    const endpoint = { [`SMS_${name.toUpperCase()}_ENDPOINT`]: gone.endpoint };
    const log = createLog('silent');
    const alone = await driverOf(readSettings({ ...KEYS, ...endpoint, SMS_DRIVER: name }), log);
    expect(await alone.send({ phone: PHONE, code: CODE, language: 'zh' })).not.toBe('sent');
  });
});
