import type { Settings } from '../config/environment';
import type { Log } from '../process/log';
import { commonJsExports } from './commonjs-exports';
import { callProvider } from './provider-call';
import { parseEndpoint, requireSetting } from './provider-settings';
import type { SmsDriver } from './sms-driver';

/** Only errors in responses of the provider have a code. */
function toRefusal(error: unknown): { refusalCode: string } {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (typeof code === 'string' && code !== '') return { refusalCode: code };
  throw error;
}

/** Sends codes by Tencent Cloud. The template has one variable, the code. Loads the package of the provider on demand. */
export async function createTencentSms(settings: Settings, log: Log): Promise<SmsDriver> {
  const { sms } = commonJsExports(await import('tencentcloud-sdk-nodejs-sms'));
  const { host, protocol } = parseEndpoint(settings.SMS_TENCENT_ENDPOINT);
  const client = new sms.v20210111.Client({
    credential: {
      secretId: requireSetting(settings, 'SMS_TENCENT_SECRET_ID'),
      secretKey: requireSetting(settings, 'SMS_TENCENT_SECRET_KEY'),
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
    SmsSdkAppId: requireSetting(settings, 'SMS_TENCENT_APP_ID'),
    SignName: requireSetting(settings, 'SMS_TENCENT_SIGN_NAME'),
    TemplateId: requireSetting(settings, 'SMS_TENCENT_TEMPLATE_ID'),
  };
  return {
    name: 'tencent',
    send: ({ phone, code }) =>
      callProvider('tencent', settings.SMS_TIMEOUT_MS, log, async () => {
        const response = await client
          .SendSms({ ...message, PhoneNumberSet: [`+86${phone}`], TemplateParamSet: [code] })
          .catch(toRefusal);
        if ('refusalCode' in response) return response;
        // The call also succeeds when the number was refused: each number has its own status.
        const status = response.SendStatusSet?.[0]?.Code;
        return status === 'Ok' ? null : { refusalCode: status };
      }),
  };
}
