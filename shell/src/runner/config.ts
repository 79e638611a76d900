import path from 'node:path';
import * as z from 'zod';
import { parseTrustedProxy } from './http/client-address';

export interface RunnerConfig {
  port: number;
  host: string;
  /** Origin of the service. */
  serviceUrl: string;
  registry: string;
  channel: string;
  mediaDir: string;
  siteFile: string;
  /** Origin of canonical URLs. */
  siteOrigin: string;
  /**
   * Peers whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted (the edge): addresses and ranges, separated by
   * commas. The headers of every other peer are overwritten.
   */
  trustedProxy: string | null;
  /** `trusted.json`: the public keys that verify log entries and tester links. */
  trustedKeys: string;
  /** Stores the highest entry seen of each channel across restarts. */
  seenFile: string;
  /** Secret of what visitors hold, equal in all shells of a deployment; null for the one in `visitorSecretFile`. */
  visitorSecret: string | null;
  visitorSecretFile: string;
  /** How long a stopping shell still accepts requests, so that load balancers see its health first. */
  stopDelayMs: number;
  /** Copies of artifacts whose registry is remote, used by this process only; null for `defaultMirrorDir`. */
  mirrorDir: string | null;
  /** Beside the registry; it may not be writable there. */
  defaultMirrorDir: string;
  /** How long the registry may take to answer before it is reported; the release stays meanwhile. */
  registryTimeoutMs: number;
  /** Copies of the versions of the served release, beside `seenFile`. */
  keptDir: string;
}

class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const PORT_RULE = 'a number from 0 to 65535';
const SECRET_RULE = 'at least 32 characters';
const STOP_RULE = 'a number of milliseconds up to 60000';
const REGISTRY_RULE = 'a number of milliseconds from 1000';
const PROXY_RULE = 'addresses or ranges such as 10.0.0.1,10.1.0.0/16';
const URL_RULE = 'an address such as http://127.0.0.1:4100';

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 0 && port < 65536;
// `localhost:4000` parses as a URL too, with the scheme `localhost:`.
const isHttpUrl = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text);
function isTrustedProxy(list: string): boolean {
  try {
    parseTrustedProxy(list);
    return true;
  } catch {
    return false;
  }
}
const origin = z
  .string()
  .refine(isHttpUrl, URL_RULE)
  .transform((text) => new URL(text).origin);

const variables = z.object({
  PORT: z.coerce.number(PORT_RULE).refine(isPort, PORT_RULE).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SERVICE_URL: origin.default('http://127.0.0.1:4100'),
  SITE_ORIGIN: origin.optional(),
  CHANNEL: z.string().default('production'),
  REGISTRY_DIR: z.string().default('.data/registry'),
  TRUSTED_KEYS: z.string().optional(),
  SEEN_FILE: z.string().optional(),
  MIRROR_DIR: z.string().optional(),
  VISITOR_SECRET: z
    .string()
    .refine((text) => text === '' || text.length >= 32, SECRET_RULE)
    .optional(),
  MEDIA_DIR: z.string().default('media'),
  SITE_FILE: z.string().default('site.json'),
  TRUSTED_PROXY: z.string().refine(isTrustedProxy, PROXY_RULE).optional(),
  REGISTRY_TIMEOUT_MS: z.coerce
    .number(REGISTRY_RULE)
    .int(REGISTRY_RULE)
    .min(1000, REGISTRY_RULE)
    .default(30_000),
  STOP_DELAY_MS: z.coerce
    .number(STOP_RULE)
    .int(STOP_RULE)
    .min(0, STOP_RULE)
    .max(60_000, STOP_RULE)
    .default(0),
});

/** @throws ConfigError that names every wrong variable */
export function readConfig(env: NodeJS.ProcessEnv): RunnerConfig {
  const { data, error } = variables.safeParse(env);
  if (error) {
    const problems = error.issues.map(({ path: [name], message }) => {
      const variable = String(name);
      const given = variable === 'VISITOR_SECRET' ? '' : `, not "${env[variable] ?? ''}"`;
      return `${variable} must be ${message}${given}`;
    });
    throw new ConfigError(problems.join('; '));
  }
  const registry = path.resolve(data.REGISTRY_DIR);
  const seenFile = path.resolve(data.SEEN_FILE || path.join(registry, '../shell/seen.json'));
  return {
    port: data.PORT,
    host: data.HOST,
    serviceUrl: data.SERVICE_URL,
    registry,
    trustedKeys: path.resolve(data.TRUSTED_KEYS || path.join(registry, '../keys/trusted.json')),
    seenFile,
    visitorSecret: data.VISITOR_SECRET || null,
    visitorSecretFile: path.join(path.dirname(seenFile), 'visitor-secret'),
    mirrorDir: data.MIRROR_DIR ? path.resolve(data.MIRROR_DIR) : null,
    defaultMirrorDir: path.join(registry, '../shell/mirror'),
    keptDir: path.join(
      path.dirname(seenFile),
      `${path.parse(seenFile).name}-versions-${data.CHANNEL}`,
    ),
    channel: data.CHANNEL,
    mediaDir: path.resolve(data.MEDIA_DIR),
    siteFile: path.resolve(data.SITE_FILE),
    siteOrigin: data.SITE_ORIGIN ?? `http://127.0.0.1:${data.PORT}`,
    trustedProxy: data.TRUSTED_PROXY ?? null,
    stopDelayMs: data.STOP_DELAY_MS,
    registryTimeoutMs: data.REGISTRY_TIMEOUT_MS,
  };
}
