/** An element that loads and runs a script with the hash that the release has of it, once it is in the document. */
export function createScript(src: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  return Object.assign(script, { async: true, crossOrigin: 'anonymous', integrity, src });
}
