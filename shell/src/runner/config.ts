import path from 'node:path';

export interface RunnerConfig {
  port: number;
  host: string;
  /** Origin of the companion service. */
  serviceUrl: string;
  registry: string;
  channel: string;
  mediaDir: string;
  siteFile: string;
  /** Origin that canonical addresses carry. */
  siteOrigin: string;
  /** Peer whose `X-Forwarded-For` is believed (the edge); everybody else's is overwritten. */
  trustedProxy: string | null;
  /** `trusted.json`: the public keys by which log entries and tester links count. */
  trustedKeys: string;
  /** Where the highest entry seen of each channel survives a restart. */
  seenFile: string;
  /** Copies of artifacts that the registry keeps elsewhere: a folder of this process alone. */
  mirrorDir: string;
}

class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}"`);
}

function originOf(name: string, text: string): string {
  // `localhost:4000` is a valid address too, of the scheme `localhost:`.
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new ConfigError(`${name} must be an address such as http://127.0.0.1:4000, not "${text}"`);
}

/** @throws ConfigError that names the variable */
export function readConfig(env: NodeJS.ProcessEnv): RunnerConfig {
  const port = portOf(env['PORT'] ?? '3000');
  const host = env['HOST'] ?? '127.0.0.1';
  const registry = path.resolve(env['REGISTRY_DIR'] ?? '.data/registry');
  return {
    port,
    host,
    serviceUrl: originOf('SERVICE_URL', env['SERVICE_URL'] ?? 'http://127.0.0.1:4000'),
    registry,
    trustedKeys: path.resolve(env['TRUSTED_KEYS'] ?? path.join(registry, '../keys/trusted.json')),
    seenFile: path.resolve(env['SEEN_FILE'] ?? path.join(registry, '../shell/seen.json')),
    mirrorDir: path.resolve(env['MIRROR_DIR'] ?? path.join(registry, '../shell/mirror')),
    channel: env['CHANNEL'] ?? 'production',
    mediaDir: path.resolve(env['MEDIA_DIR'] ?? 'media'),
    siteFile: path.resolve(env['SITE_FILE'] ?? 'site.json'),
    siteOrigin: originOf('SITE_ORIGIN', env['SITE_ORIGIN'] ?? `http://127.0.0.1:${port}`),
    trustedProxy: env['TRUSTED_PROXY'] ?? null,
  };
}
