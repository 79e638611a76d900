import JsdomEnvironment from 'jest-environment-jsdom';
import { disableAsyncStorages } from './async-storages';
import { measureProcessorTime } from './processor-time';

/** APIs of supported browsers and of Node that jsdom does not expose. */
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

/** jsdom with the missing platform APIs. */
export default class BrowserEnvironment extends JsdomEnvironment {
  private readonly recordTime: () => void;

  constructor(...parameters: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...parameters);
    this.recordTime = measureProcessorTime(parameters[1].testPath);
  }

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
    // `instanceof Uint8Array` fails between the realms of jsdom and Node.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    disableAsyncStorages();
    this.recordTime();
  }
}
