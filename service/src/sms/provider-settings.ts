import type { Settings } from '../config/environment';

/** Splits an endpoint setting. The protocol is HTTPS unless it starts with `http://`. */
export const parseEndpoint = (setting: string): { host: string; protocol: 'http' | 'https' } => ({
  host: setting.replace(/^https?:\/\//, ''),
  protocol: setting.startsWith('http://') ? 'http' : 'https',
});

/**
 * A required setting of the selected driver; validated at start.
 * @throws Error with the name of a missing setting
 */
export function requireSetting(settings: Settings, name: keyof Settings): string {
  const value = settings[name];
  if (typeof value !== 'string') throw new Error(`${name} is missing`);
  return value;
}
