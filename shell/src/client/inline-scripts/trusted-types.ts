/** What a Trusted Types policy is given: only addresses of scripts have one here. */
interface ScriptPolicy {
  /** @returns null for an address that is refused */
  createScriptURL: (address: string) => string | null;
}

/** Not yet in the standard library of types; absent in browsers without it. */
declare global {
  var trustedTypes:
    | {
        defaultPolicy: object | null;
        createPolicy: (name: 'default', policy: ScriptPolicy) => object;
      }
    | undefined;
}

/** @returns the whole address of a file of an artifact of this site, null for every other address */
export function trustedScriptUrl(address: string): string | null {
  if (!URL.canParse(address, location.href)) return null;
  const { href, origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith('/assets/') ? href : null;
}

/**
 * The one policy by which text becomes the address of a script; there is none by which it becomes HTML or code. It is
 * the default one, so that the loaders in versions of long ago, which know nothing of it, pass through it too. Each of
 * the first scripts sees to it, as another one may not arrive.
 */
export function installTrustedTypesPolicy(): void {
  const types = globalThis.trustedTypes;
  if (types && !types.defaultPolicy)
    types.createPolicy('default', { createScriptURL: trustedScriptUrl });
}
