import * as z from 'zod';

export const SMS_DRIVERS = ['outbox', 'off', 'aliyun', 'tencent'] as const;

const text = z.string().trim().min(1);
const endpoint = z
  .string()
  .regex(
    /^(https?:\/\/)?[\w.-]+(:\d+)?$/,
    'it must be a host, optionally with http:// or https://',
  );

/** Variables of the SMS providers. `http://` endpoints are for tests. */
export const smsVariables = {
  SMS_DRIVER: z.enum(SMS_DRIVERS).optional(),
  SMS_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(5_000),
  SMS_ALIYUN_ACCESS_KEY_ID: text.optional(),
  SMS_ALIYUN_ACCESS_KEY_SECRET: text.optional(),
  SMS_ALIYUN_SIGN_NAME: text.optional(),
  /** A template whose only variable is `code`. */
  SMS_ALIYUN_TEMPLATE_CODE: text.optional(),
  SMS_ALIYUN_ENDPOINT: endpoint.default('dysmsapi.aliyuncs.com'),
  SMS_TENCENT_SECRET_ID: text.optional(),
  SMS_TENCENT_SECRET_KEY: text.optional(),
  SMS_TENCENT_APP_ID: text.optional(),
  SMS_TENCENT_SIGN_NAME: text.optional(),
  /** A template whose only variable is the code. */
  SMS_TENCENT_TEMPLATE_ID: text.optional(),
  SMS_TENCENT_REGION: text.default('ap-guangzhou'),
  SMS_TENCENT_ENDPOINT: endpoint.default('sms.tencentcloudapi.com'),
};

const REQUIRED_VARIABLES: Record<string, (keyof typeof smsVariables)[]> = {
  aliyun: [
    'SMS_ALIYUN_ACCESS_KEY_ID',
    'SMS_ALIYUN_ACCESS_KEY_SECRET',
    'SMS_ALIYUN_SIGN_NAME',
    'SMS_ALIYUN_TEMPLATE_CODE',
  ],
  tencent: [
    'SMS_TENCENT_SECRET_ID',
    'SMS_TENCENT_SECRET_KEY',
    'SMS_TENCENT_APP_ID',
    'SMS_TENCENT_SIGN_NAME',
    'SMS_TENCENT_TEMPLATE_ID',
  ],
};

/** Required variables of the chosen driver that are not set. */
export const missingSmsVariables = (given: Record<string, string | undefined>): string[] =>
  (REQUIRED_VARIABLES[given.SMS_DRIVER ?? ''] ?? []).filter((name) => given[name] === undefined);
