import * as core from '@module-federation/runtime/core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
import { entryIntegrity } from './entry-integrity';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core;
}

// Remotes are built without a federation runtime and use this one.
globalThis._FEDERATION_RUNTIME_CORE = core;

const ENTRY_TIMEOUT_MS = 5000;

/** Adds the release's hash to every remote entry and refuses entries without one. */
export default function requireIntegrity(): ModuleFederationRuntimePlugin {
  return {
    name: 'require-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = entryIntegrity(url);
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
