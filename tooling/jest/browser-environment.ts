import JsdomEnvironment from 'jest-environment-jsdom';

/** What every browser of ours has, Node has too, and jsdom does not hand on. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
] as const;

/** jsdom with the parts of the platform that it leaves out. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        configurable: true,
        writable: true,
        value: globalThis[name],
      });
    }
    Object.defineProperty(this.global.crypto, 'subtle', {
      configurable: true,
      value: globalThis.crypto.subtle,
    });
    // one realm for bytes, or `instanceof Uint8Array` fails between jsdom and Node
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
