import tencentcloud from 'tencentcloud-sdk-nodejs-sms';
import type { Settings } from '../config/environment';
import type { Log } from '../log';
import { callProvider } from './provider-call';
import { endpointOf, required } from './provider-settings';
import type { SmsDriver } from './sms-driver';

/** Sends codes by Tencent Cloud. The template has one variable, the code. */
export const tencentSms = (settings: Settings, log: Log): SmsDriver => {
  const { host, protocol } = endpointOf(settings.SMS_TENCENT_ENDPOINT);
  const client = new tencentcloud.sms.v20210111.Client({
    credential: {
      secretId: required(settings, 'SMS_TENCENT_SECRET_ID'),
      secretKey: required(settings, 'SMS_TENCENT_SECRET_KEY'),
    },
    region: settings.SMS_TENCENT_REGION,
    profile: {
      httpProfile: {
        endpoint: host,
        protocol: `${protocol}://`,
        reqTimeout: Math.ceil(settings.SMS_TIMEOUT_MS / 1000),
      },
    },
  });
  const message = {
    SmsSdkAppId: required(settings, 'SMS_TENCENT_APP_ID'),
    SignName: required(settings, 'SMS_TENCENT_SIGN_NAME'),
    TemplateId: required(settings, 'SMS_TENCENT_TEMPLATE_ID'),
  };
  return {
    name: 'tencent',
    send: ({ phone, code }) =>
      callProvider('tencent', settings.SMS_TIMEOUT_MS, log, async () => {
        const { SendStatusSet } = await client.SendSms({
          ...message,
          PhoneNumberSet: [`+86${phone}`],
          TemplateParamSet: [code],
        });
        // The call succeeds although the number was refused: each number has a status of its own.
        const status = SendStatusSet?.[0]?.Code;
        return status === 'Ok' ? null : { refusedWith: status };
      }),
  };
};
