import type { Settings } from '../config/environment';
import type { Log } from '../log';
import { callProvider } from './provider-call';
import { endpointOf, required } from './provider-settings';
import type { SmsDriver } from './sms-driver';

/** Only an error that the provider itself has answered with has a code; the others have none. */
const refusalOrThrow = (error: unknown): { refusedWith: string } => {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (typeof code === 'string' && code !== '') return { refusedWith: code };
  throw error;
};

/** Sends codes by Tencent Cloud. The template has one variable, the code. Its package is loaded here, by nobody else. */
export const tencentSms = async (settings: Settings, log: Log): Promise<SmsDriver> => {
  const { sms } = await import('tencentcloud-sdk-nodejs-sms');
  const { host, protocol } = endpointOf(settings.SMS_TENCENT_ENDPOINT);
  const client = new sms.v20210111.Client({
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
        const answer = await client
          .SendSms({ ...message, PhoneNumberSet: [`+86${phone}`], TemplateParamSet: [code] })
          .catch(refusalOrThrow);
        if ('refusedWith' in answer) return answer;
        // The call succeeds although the number was refused: each number has a status of its own.
        const status = answer.SendStatusSet?.[0]?.Code;
        return status === 'Ok' ? null : { refusedWith: status };
      }),
  };
};
