const WEB_ID_PLACEHOLDER = '{web_id}';
/** Web id of installers for visitors without one. */
const FALLBACK_WEB_ID = '0';

/** Uses BigInt, because web ids exceed the safe integer range. Null unless the id is a decimal number. */
export const toHexWebId = (webId: string | null): string | null =>
  webId !== null && /^\d{1,30}$/.test(webId) ? BigInt(webId).toString(16) : null;

/** URL of the installer. Without a web id it keeps the placeholder. */
export function installerUrl(template: string, channel: string, webId: string | null): string {
  const url = template.replaceAll('{channel}', channel);
  const hex = toHexWebId(webId);
  return hex === null ? url : url.replaceAll(WEB_ID_PLACEHOLDER, hex);
}

export const hasWebId = (url: string): boolean => !url.includes(WEB_ID_PLACEHOLDER);

/** Replaces a remaining placeholder, so that the URL can be opened. */
export const withFallbackWebId = (url: string): string =>
  url.replaceAll(WEB_ID_PLACEHOLDER, FALLBACK_WEB_ID);
