import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import type { Log } from '../process/log';
import { createAliyunSms } from './aliyun';
import { createOutboxSms } from './outbox';
import { disabledSms, type SmsDriver } from './sms-driver';
import { createTencentSms } from './tencent';

/** The driver of the settings. A provider's package is loaded only when it is chosen. */
export async function createSmsDriver(
  settings: Settings,
  db: Database,
  log: Log,
): Promise<SmsDriver> {
  switch (settings.SMS_DRIVER) {
    case 'outbox':
      return createOutboxSms(db, settings.CODE_SECONDS, log);
    case 'aliyun':
      return createAliyunSms(settings, log);
    case 'tencent':
      return createTencentSms(settings, log);
    case 'off':
      return disabledSms;
  }
}
