import * as z from 'zod';
import { trustedPeers } from '../http/client-address';

const port = z.coerce.number().int().min(0).max(65535);
const isAddressList = (list: string): boolean => {
  try {
    trustedPeers(list);
    return true;
  } catch {
    return false;
  }
};
const count = (value: number) => z.coerce.number().int().min(1).max(1_000_000).default(value);

const variables = z
  .object({
    PORT: port.default(4100),
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Folder of the embedded database; `memory` keeps it in memory. */
    DATA_DIR: z.string().min(1).default('.data/service'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
    CONTENT_DIR: z.string().min(1).default('service/content'),
    MEDIA_MANIFEST: z.string().min(1).default('./media/manifest.json'),
    SMS_DRIVER: z.enum(['outbox', 'off']).optional(),
    /** Root of all keys of the service. Without it one is drawn and kept in the database. */
    SERVICE_SECRET: z.string().min(32).optional(),
    /** Peers besides loopback whose `X-Forwarded-For` counts: addresses or CIDR ranges, comma separated. */
    TRUSTED_PROXY: z.string().refine(isAddressList, 'an entry is no address or range').default(''),
    LOG_LEVEL: z.enum(['info', 'warn', 'error', 'silent']).default('info'),
    SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
    CODE_SECONDS: z.coerce.number().int().min(30).max(600).default(300),
    RESEND_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
    LIMIT_GUESSES_PER_CODE: count(5),
    LIMIT_FAILURES_PER_PHONE_DAY: count(10),
    LIMIT_GUESSES_PER_ADDRESS_HOUR: count(30),
    LIMIT_SENDS_PER_PHONE_DAY: count(10),
    LIMIT_SENDS_PER_ADDRESS_HOUR: count(60),
  })
  .transform(({ SMS_DRIVER, ...rest }) => ({
    ...rest,
    SMS_DRIVER: SMS_DRIVER ?? (rest.DATABASE_URL === undefined ? 'outbox' : 'off'),
  }));

export type Settings = z.output<typeof variables>;

/** The environment is wrong; the message names every variable at fault. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws SettingsError with one sentence for each wrong variable.
 */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues
      .map(
        (issue) => `The environment variable ${issue.path.join('.')} is wrong: ${issue.message}.`,
      )
      .join(' '),
  );
};
