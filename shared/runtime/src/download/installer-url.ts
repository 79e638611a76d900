const WEB_ID = '{web_id}';
/** An installer that knows nobody: what an address without a web id ends in. */
const NOBODY = '0';

/** Web ids have 19 digits and more bits than a Number keeps. `null` unless it is a decimal number. */
export const webIdInHex = (webId: string | null): string | null =>
  webId !== null && /^\d{1,30}$/.test(webId) ? BigInt(webId).toString(16) : null;

/** Address of the installer; the web id's placeholder stays in it as long as no web id is known. */
export function installerAddress(template: string, channel: string, webId: string | null): string {
  const address = template.replaceAll('{channel}', channel);
  const hex = webIdInHex(webId);
  return hex === null ? address : address.replaceAll(WEB_ID, hex);
}

export const isComplete = (address: string): boolean => !address.includes(WEB_ID);

/** An address that can be opened, whether a web id has come or not. */
export const openable = (address: string): string => address.replaceAll(WEB_ID, NOBODY);
