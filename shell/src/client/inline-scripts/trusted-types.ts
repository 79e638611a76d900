/** The rules of a Trusted Types policy; only URLs of scripts are allowed here. */
interface ScriptPolicy {
  /** @returns null for a refused URL */
  createScriptURL: (address: string) => string | null;
}

/** Missing in TypeScript's DOM types and in some browsers. */
declare global {
  var trustedTypes:
    | {
        defaultPolicy: object | null;
        createPolicy: (name: 'default', policy: ScriptPolicy) => object;
      }
    | undefined;
}

/**
 * @returns the path of a file of this site's artifacts, null for every other URL. The loader of webpack finds a script that
 * is being loaded by its path.
 */
export function trustedScriptUrl(address: string): string | null {
  if (!URL.canParse(address, location.href)) return null;
  const { origin, pathname, search } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith('/assets/') ? pathname + search : null;
}

/**
 * Installs the only Trusted Types policy: text may become the URL of a script, never HTML or code. It is the default
 * policy, so that the loaders of older versions use it too.
 */
export function installTrustedTypesPolicy(): void {
  const types = globalThis.trustedTypes;
  if (types && !types.defaultPolicy)
    types.createPolicy('default', { createScriptURL: trustedScriptUrl });
}
