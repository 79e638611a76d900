import type { Settings } from '../config/environment';

/** Splits an endpoint setting: `http://` is taken from it, everything else is HTTPS. */
export const parseEndpoint = (setting: string): { host: string; protocol: 'http' | 'https' } => ({
  host: setting.replace(/^https?:\/\//, ''),
  protocol: setting.startsWith('http://') ? 'http' : 'https',
});

/**
 * Settings that the chosen driver cannot do without; the start has checked that they are there.
 * @throws Error naming one that is missing all the same.
 */
export function requireSetting(settings: Settings, name: keyof Settings): string {
  const value = settings[name];
  if (typeof value !== 'string') throw new Error(`${name} is missing`);
  return value;
}
