import type { Settings } from '../config/environment';
import type { Log } from '../process/log';
import { commonJsExports } from './commonjs-exports';
import { callProvider } from './provider-call';
import { parseEndpoint, requireSetting } from './provider-settings';
import type { SmsDriver } from './sms-driver';

/** Sends codes by Alibaba Cloud. The template has one variable, `code`. Loads the package of the provider on demand. */
export async function createAliyunSms(settings: Settings, log: Log): Promise<SmsDriver> {
  const { default: Client, SendSmsRequest } = commonJsExports(
    await import('@alicloud/dysmsapi20170525'),
  );
  const { $OpenApiUtil } = commonJsExports(await import('@alicloud/openapi-core'));
  const { host, protocol } = parseEndpoint(settings.SMS_ALIYUN_ENDPOINT);
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId: requireSetting(settings, 'SMS_ALIYUN_ACCESS_KEY_ID'),
      accessKeySecret: requireSetting(settings, 'SMS_ALIYUN_ACCESS_KEY_SECRET'),
      endpoint: host,
      protocol: protocol.toUpperCase(),
      // The shorter of the two ends a slow answer.
      connectTimeout: settings.SMS_TIMEOUT_MS,
      readTimeout: settings.SMS_TIMEOUT_MS,
    }),
  );
  const signName = requireSetting(settings, 'SMS_ALIYUN_SIGN_NAME');
  const templateCode = requireSetting(settings, 'SMS_ALIYUN_TEMPLATE_CODE');
  return {
    name: 'aliyun',
    send: ({ phone, code }) =>
      callProvider('aliyun', settings.SMS_TIMEOUT_MS, log, async () => {
        const request = new SendSmsRequest({
          phoneNumbers: phone,
          signName,
          templateCode,
          templateParam: JSON.stringify({ code }),
        });
        // A business error is a successful call with a code other than OK.
        const { body } = await client.sendSms(request);
        return body?.code === 'OK' ? null : { refusalCode: body?.code };
      }),
  };
}
