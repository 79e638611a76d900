import { join, resolve } from 'node:path';

/**
 * @typedef {object} StartSettings
 * @property {number} port of the site
 * @property {string} host
 * @property {string} dataDir folder of all persistent data
 * @property {string} keysDir folder of the signing keys
 * @property {string} channel
 * @property {string} address URL of the site
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 * @returns {StartSettings}
 * @throws {Error} when PORT is not a port
 */
export function readStartSettings(env, root) {
  const port = Number(env['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${env['PORT'] ?? ''}".`);
  }
  const host = env['HOST'] || '127.0.0.1';
  const dataDir = resolve(root, env['DATA_DIR'] || '.data');
  return {
    port,
    host,
    dataDir,
    keysDir: resolve(root, env['KEYS_DIR'] || join(dataDir, 'keys')),
    channel: env['CHANNEL'] || 'production',
    address: `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${String(port)}`,
  };
}

/**
 * Environments of the service and the shell.
 * @param {StartSettings} settings
 * @param {number} servicePort
 * @param {string} root
 * @returns {{ service: NodeJS.ProcessEnv, shell: NodeJS.ProcessEnv }}
 */
export function processEnvironments({ port, host, dataDir, keysDir, channel }, servicePort, root) {
  return {
    service: {
      NODE_ENV: 'production',
      PORT: String(servicePort),
      HOST: '127.0.0.1',
      DATA_DIR: join(dataDir, 'pg'),
      // Shows the codes of logins at `/dev/sms`, on this machine only.
      DEVELOPMENT_MODE: 'true',
    },
    shell: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: host,
      SERVICE_URL: `http://127.0.0.1:${String(servicePort)}`,
      REGISTRY_DIR: join(dataDir, 'registry'),
      TRUSTED_KEYS: join(keysDir, 'trusted.json'),
      CHANNEL: channel,
      MEDIA_DIR: join(root, 'media'),
      SITE_FILE: join(root, 'site.json'),
    },
  };
}
