import path from 'node:path';
import { readConfig } from './config';

describe('readConfig', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      channel: 'production',
      siteOrigin: 'http://127.0.0.1:3000',
      registry: path.resolve('.data/registry'),
      trustedProxy: null,
    });
  });

  it('shares a secret by the variable, else by a file beside that of seen entries', () => {
    const secret = 's'.repeat(32);
    expect(readConfig({ VISITOR_SECRET: secret }).visitorSecret).toBe(secret);
    const env = { VISITOR_SECRET: '', SEEN_FILE: '/seen/seen.json', TRUSTED_KEYS: '/keys.json' };
    expect(readConfig(env)).toMatchObject({
      visitorSecret: null,
      visitorSecretFile: '/seen/visitor-secret',
      trustedKeys: '/keys.json',
    });
    const read = () => readConfig({ VISITOR_SECRET: 'too short' });
    expect(read).toThrow('VISITOR_SECRET must be at least 32 characters');
    expect(read).not.toThrow('too short');
  });

  it('takes an empty folder or file as not set', () => {
    const env = { SEEN_FILE: '', TRUSTED_KEYS: '', MIRROR_DIR: '', REGISTRY_DIR: '/data/registry' };
    expect(readConfig(env)).toMatchObject({
      seenFile: '/data/shell/seen.json',
      trustedKeys: '/data/keys/trusted.json',
      mirrorDir: null,
    });
  });

  it('takes the folder of copies and the patience with the registry', () => {
    const env = { MIRROR_DIR: '/copies', REGISTRY_TIMEOUT_MS: '2000', CHANNEL: 'staging' };
    expect(readConfig({ ...env, SEEN_FILE: '/seen/one.json' })).toMatchObject({
      mirrorDir: '/copies',
      keptDir: '/seen/one-versions-staging',
      registryTimeoutMs: 2000,
    });
    expect(() => readConfig({ REGISTRY_TIMEOUT_MS: '10' })).toThrow(
      'REGISTRY_TIMEOUT_MS must be a number of milliseconds from 1000, not "10"',
    );
  });

  it('reduces URLs to their origin', () => {
    const config = readConfig({
      SERVICE_URL: 'http://service:4000/api/?x',
      SITE_ORIGIN: 'https://a.b/',
    });
    expect(config).toMatchObject({ serviceUrl: 'http://service:4000', siteOrigin: 'https://a.b' });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['SERVICE_URL', 'localhost:4000'],
    ['SERVICE_URL', '127.0.0.1'],
    ['SITE_ORIGIN', 'www.huoban.example'],
    ['SITE_ORIGIN', ''],
    ['TRUSTED_PROXY', 'edge'],
    ['TRUSTED_PROXY', '10.0.0.0/'],
    ['TRUSTED_PROXY', '10.0.0.1,10.0.0.0/33'],
  ])('names %s when its value is "%s"', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
  });

  it('names every wrong variable at once', () => {
    const read = () => readConfig({ PORT: 'abc', SERVICE_URL: 'service', SITE_ORIGIN: 'site' });
    for (const name of ['PORT', 'SERVICE_URL', 'SITE_ORIGIN'])
      expect(read).toThrow(new RegExp(`\\b${name} must be`));
  });
});
