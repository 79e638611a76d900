const WEB_ID_PLACEHOLDER = '{web_id}';
/** An installer that knows nobody: what an address without a web id ends in. */
const FALLBACK_WEB_ID = '0';

/** Web ids have 19 digits and more bits than a Number keeps. `null` unless it is a decimal number. */
export const toHexWebId = (webId: string | null): string | null =>
  webId !== null && /^\d{1,30}$/.test(webId) ? BigInt(webId).toString(16) : null;

/** Address of the installer; the web id's placeholder stays in it as long as no web id is known. */
export function installerUrl(template: string, channel: string, webId: string | null): string {
  const address = template.replaceAll('{channel}', channel);
  const hex = toHexWebId(webId);
  return hex === null ? address : address.replaceAll(WEB_ID_PLACEHOLDER, hex);
}

export const hasWebId = (address: string): boolean => !address.includes(WEB_ID_PLACEHOLDER);

/** An address that can be opened, whether a web id has come or not. */
export const withFallbackWebId = (address: string): string =>
  address.replaceAll(WEB_ID_PLACEHOLDER, FALLBACK_WEB_ID);
