import { redactSecrets } from './redact-secrets';

describe('redactSecrets', () => {
  it.each([
    ['call 13812345678 now', 'call [phone] now'],
    ['+86 13812345678', '[phone]'],
    ['Key (phone)=(13812345678) already exists.', 'Key (phone)=([phone]) already exists.'],
    [
      'POST http://host/?PhoneNumbers=1&TemplateParam=%7B timed out',
      'POST http://host/?[query] timed out',
    ],
    ['{"phone_verify_code":"123456"}', '{"phone_verify_code":"[code]"}'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
    [`token ${'aB3_'.repeat(11)}`, 'token [token]'],
    ['access_token=abc&x=1', 'access_token=[secret]'],
  ])('masks %s', (text, masked) => {
    expect(redactSecrets(text)).toBe(masked);
  });

  it.each([
    'content written: 60 games with 180 entities, 48 partners, 5 activities',
    'service ready http://127.0.0.1:41000',
    'Error: relation "reports" does not exist\n    at /app/node_modules/pg/lib/client.js:694:17',
    'database migrated: 0001-content, 0006-reports',
    'took 13812 ms at 1763700000000',
  ])('leaves %s as it is', (text) => {
    expect(redactSecrets(text)).toBe(text);
  });
});
