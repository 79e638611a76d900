const MAX_LENGTH = 500;

/** A user agent as reports carry it: cut to 500 characters. */
export const truncateUserAgent = (userAgent: string): string => userAgent.slice(0, MAX_LENGTH);

/**
 * The user agent that a web view of the application on the same phone would have: an install is matched by address and
 * user agent, and only what both have in common can match. Empty for anything but iOS and Android.
 */
export function appUserAgent(userAgent: string): string {
  return truncateUserAgent(iosAgent(userAgent) ?? androidAgent(userAgent) ?? '');
}

function iosAgent(userAgent: string): string | null {
  const [, device, os] = /\((iPhone|iPad|iPod[^;]*);[^)]*?OS (\d+(?:_\d+)*)/.exec(userAgent) ?? [];
  if (device === undefined || os === undefined) return null;
  const system = device === 'iPad' ? `CPU OS ${os}` : `CPU iPhone OS ${os}`;
  const kit = /AppleWebKit\/[\d.]+/.exec(userAgent)?.[0] ?? 'AppleWebKit/605.1.15';
  const build = /Mobile\/\w+/.exec(userAgent)?.[0] ?? 'Mobile/15E148';
  return `Mozilla/5.0 (${device}; ${system} like Mac OS X) ${kit} (KHTML, like Gecko) ${build}`;
}

function androidAgent(userAgent: string): string | null {
  const [, version, rest = ''] = /Android ([\d.]+)((?:;[^;)]*)*)\)/.exec(userAgent) ?? [];
  if (version === undefined) return null;
  // The model is what remains without language, web view mark and build number, which differ between browser and app.
  const model = rest
    .split(';')
    .map((part) => part.replace(/\s+Build\/.*$/, '').trim())
    .find((part) => part !== '' && part !== 'wv' && !/^[a-z]{2}([-_][A-Za-z]{2})?$/.test(part));
  return `Mozilla/5.0 (Linux; Android ${version}${model === undefined ? '' : `; ${model}`})`;
}
