import * as z from 'zod';
import { parseTrustedPeers } from '../http/client-address';
import { LOG_FORMATS, LOG_LEVELS } from '../process/log';
import { fileVariableOf, readSecretFiles, SECRETS, withPassword } from './secret-files';
import { missingSmsVariables, smsVariables } from './sms-settings';
import { missingModelVariables, replySettings } from '../replies/reply-settings';
import { OperatorError } from '../process/operator-error';

const port = z.coerce.number().int().min(0).max(65535);
function isTrustedProxyList(list: string): boolean {
  try {
    parseTrustedPeers(list);
    return true;
  } catch {
    return false;
  }
}
const countSetting = (value: number) =>
  z.coerce.number().int().min(1).max(1_000_000).default(value);

const shape = z.object({
  PORT: port.default(4100),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder of the embedded database; `memory` keeps it in memory. */
  DATA_DIR: z.string().min(1).default('.data/service'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** For LISTEN and migrations, which need a session of PostgreSQL itself; needed when `DATABASE_URL` leads to a pooler. */
  DATABASE_LISTEN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** For URLs without a password. */
  DATABASE_PASSWORD: z.string().min(1).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  CONTENT_DIR: z.string().min(1).default('service/content'),
  /** Memory for responses with public content; 0 keeps none. */
  CONTENT_CACHE_MB: z.coerce.number().int().min(0).max(1024).default(16),
  MEDIA_MANIFEST: z.string().min(1).default('./media/manifest.json'),
  /** Allows what must never face visitors: the SMS outbox, which shows the codes. */
  DEVELOPMENT_MODE: z.stringbool().default(false),
  ...smsVariables,
  /** Root of all keys. Without it one is generated and stored in the database. */
  SERVICE_SECRET: z.string().min(32).optional(),
  /** Peers besides loopback whose `X-Forwarded-For` counts: addresses or CIDR ranges, comma separated. */
  TRUSTED_PROXY: z
    .string()
    .refine(isTrustedProxyList, 'an entry is not an address or range')
    .default(''),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  LOG_FORMAT: z.enum(LOG_FORMATS).default('text'),
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  CODE_SECONDS: z.coerce.number().int().min(30).max(600).default(300),
  RESEND_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  LIMIT_GUESSES_PER_CODE: countSetting(5),
  LIMIT_FAILURES_PER_PHONE_DAY: countSetting(10),
  LIMIT_GUESSES_PER_ADDRESS_HOUR: countSetting(30),
  LIMIT_SENDS_PER_PHONE_HOUR: countSetting(5),
  LIMIT_SENDS_PER_PHONE_DAY: countSetting(10),
  LIMIT_SENDS_PER_ADDRESS_HOUR: countSetting(20),
  /** Codes of all visitors in 24 hours. Caps the cost of an attack. */
  LIMIT_SENDS_PER_DAY: countSetting(5_000),
  LIMIT_REPORTS_PER_ADDRESS_HOUR: countSetting(300),
  LIMIT_MESSAGES_PER_MINUTE: countSetting(20),
  LIMIT_GUESTS_PER_ADDRESS_DAY: countSetting(200),
  LIMIT_GUESTS_PER_DEVICE_DAY: countSetting(30),
  REPORT_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  ...replySettings,
});

const isOutboxAllowed = (given: { DEVELOPMENT_MODE: boolean; DATABASE_URL?: string | undefined }) =>
  given.DEVELOPMENT_MODE && given.DATABASE_URL === undefined;

const variables = shape.transform(({ SMS_DRIVER, DATABASE_PASSWORD, ...rest }) => ({
  ...rest,
  DATABASE_URL: withPassword(rest.DATABASE_URL, DATABASE_PASSWORD),
  DATABASE_LISTEN_URL: withPassword(rest.DATABASE_LISTEN_URL, DATABASE_PASSWORD),
  /** The operator wants no provider. */
  isSmsOffByChoice: SMS_DRIVER === 'off',
  SMS_DRIVER: SMS_DRIVER ?? (isOutboxAllowed(rest) ? 'outbox' : 'off'),
}));

/** Names of all settings. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(shape.shape),
  ...SECRETS.map(fileVariableOf),
];

export type Settings = z.output<typeof variables>;

/** The environment is invalid; the message names every invalid variable. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError';
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws SettingsError with one sentence per invalid variable
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { variables: given, problems } = readSecretFiles(set);
  const result = variables.safeParse(given);
  const missing = missingSmsVariables(given).map(
    (name) =>
      `The environment variable ${name} is missing: SMS_DRIVER=${given.SMS_DRIVER} needs it.`,
  );
  for (const name of missingModelVariables(given))
    missing.push(
      `The environment variable ${name} is missing: AI_BASE_URL and AI_MODEL must be set together.`,
    );
  if (result.data?.SMS_DRIVER === 'outbox' && !isOutboxAllowed(result.data))
    missing.push('SMS_DRIVER=outbox needs DEVELOPMENT_MODE=true and no DATABASE_URL.');
  if (result.success && missing.length + problems.length === 0) return result.data;
  const invalid = (result.error?.issues ?? []).map(
    (issue) => `The environment variable ${issue.path.join('.')} is invalid: ${issue.message}.`,
  );
  throw new SettingsError([...problems, ...invalid, ...missing].join(' '));
}
