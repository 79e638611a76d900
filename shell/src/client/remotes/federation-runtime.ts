import * as core from '@module-federation/runtime/core';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core;
}

// Entries that were published before containers of webpack itself have no runtime of their own and use this one.
globalThis._FEDERATION_RUNTIME_CORE = core;
