declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: Window): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (
    type: unknown,
    key: string,
    force?: boolean,
    hooks?: () => unknown[],
  ) => unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  /** Re-renders updated components; null when there is nothing to update. */
  export function performReactRefresh(): object | null;
}
