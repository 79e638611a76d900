import { processEnvironments, readStartSettings } from './start-settings.mjs';

describe('readStartSettings', () => {
  it('has defaults for everything', () => {
    expect(readStartSettings({}, '/site')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/site/.data',
      keysDir: '/site/.data/keys',
      channel: 'production',
      address: 'http://127.0.0.1:3000',
    });
  });

  it('names an invalid port', () => {
    expect(() => readStartSettings({ PORT: 'http' }, '/site')).toThrow(/PORT .* "http"/);
  });

  it('returns a URL that a browser can open', () => {
    const settings = readStartSettings({ HOST: '0.0.0.0', PORT: '8080' }, '/site');
    expect(settings.address).toBe('http://127.0.0.1:8080');
  });
});

describe('processEnvironments', () => {
  it('exposes only the shell, and configures it with service and registry', () => {
    const settings = readStartSettings({ HOST: '0.0.0.0' }, '/site');
    const { service, shell } = processEnvironments(settings, 4711, '/site');
    expect(service).toMatchObject({
      HOST: '127.0.0.1',
      PORT: '4711',
      DATA_DIR: '/site/.data/pg',
      DEVELOPMENT_MODE: 'true',
    });
    expect(shell).toMatchObject({
      HOST: '0.0.0.0',
      SERVICE_URL: 'http://127.0.0.1:4711',
      REGISTRY_DIR: '/site/.data/registry',
      TRUSTED_KEYS: '/site/.data/keys/trusted.json',
    });
  });
});
