import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import type { Log } from '../log';
import { outboxSms } from './outbox';
import { noSms, type SmsDriver } from './sms-driver';

/** The driver of the settings. A provider's package is loaded only when it is chosen. */
export const chooseSms = async (settings: Settings, db: Database, log: Log): Promise<SmsDriver> => {
  switch (settings.SMS_DRIVER) {
    case 'outbox':
      return outboxSms(db, settings.CODE_SECONDS, log);
    case 'aliyun':
      return (await import('./aliyun')).aliyunSms(settings, log);
    case 'tencent':
      return (await import('./tencent')).tencentSms(settings, log);
    case 'off':
      return noSms;
  }
};
