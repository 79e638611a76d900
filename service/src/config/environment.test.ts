import { readSettings, SettingsError } from './environment';

describe('readSettings', () => {
  it('starts from nothing with the embedded database and the loopback outbox', () => {
    expect(readSettings({})).toMatchObject({
      HOST: '127.0.0.1',
      DATA_DIR: '.data/service',
      SMS_DRIVER: 'outbox',
      RESEND_SECONDS: 60,
      LIMIT_GUESSES_PER_CODE: 5,
      LIMIT_FAILURES_PER_PHONE_DAY: 10,
      LIMIT_GUESSES_PER_ADDRESS_HOUR: 30,
    });
  });

  it('never falls back to the outbox beside a real database', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://a@b/c' }).SMS_DRIVER).toBe('off');
  });

  it('names every wrong variable', () => {
    const read = () =>
      readSettings({ PORT: 'http', DATABASE_URL: 'mysql://x', TRUSTED_PROXY: 'edge' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/PORT.*DATABASE_URL.*TRUSTED_PROXY/);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readSettings({ PORT: '', SERVICE_SECRET: '' }).PORT).toBe(4100);
  });
});
