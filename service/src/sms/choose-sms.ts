import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import type { Log } from '../log';
import { aliyunSms } from './aliyun';
import { outboxSms } from './outbox';
import { noSms, type SmsDriver } from './sms-driver';
import { tencentSms } from './tencent';

/** The driver of the settings. A provider's package is loaded only when it is chosen. */
export const chooseSms = async (settings: Settings, db: Database, log: Log): Promise<SmsDriver> => {
  switch (settings.SMS_DRIVER) {
    case 'outbox':
      return outboxSms(db, settings.CODE_SECONDS, log);
    case 'aliyun':
      return aliyunSms(settings, log);
    case 'tencent':
      return tencentSms(settings, log);
    case 'off':
      return noSms;
  }
};
