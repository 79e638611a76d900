import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import type { Log } from '../process/log';
import { createAliyunSms } from './aliyun';
import { createOutboxSms } from './outbox';
import { disabledSms, type SmsDriver } from './sms-driver';
import { createTencentSms } from './tencent';

/** Creates the configured driver. Loads only the package of the selected provider. */
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
