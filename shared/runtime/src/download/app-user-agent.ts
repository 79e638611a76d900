const MAX_LENGTH = 500;

/** The reports accept up to 500 characters. */
export const truncateUserAgent = (userAgent: string): string => userAgent.slice(0, MAX_LENGTH);

/**
 * The user agent of a web view of the app on the same phone. Installs are matched by IP and user agent, so only the
 * parts that browser and app share are kept. Empty except on iOS and Android.
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
  // The model is the part without language, `wv` and build number, which differ between browser and app.
  const model = rest
    .split(';')
    .map((part) => part.replace(/\s+Build\/.*$/, '').trim())
    .find((part) => part !== '' && part !== 'wv' && !/^[a-z]{2}([-_][A-Za-z]{2})?$/.test(part));
  return `Mozilla/5.0 (Linux; Android ${version}${model === undefined ? '' : `; ${model}`})`;
}
