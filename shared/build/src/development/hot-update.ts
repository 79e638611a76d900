/** Hot update API that the watched section registers with the development client. */
export interface HotUpdater {
  /** Hash of the running build. */
  hash: () => string;
  /** Applies the next build. @returns false when there is none; rejects when a module does not accept the update */
  update: () => Promise<boolean>;
}

/** The used part of webpack's `module.hot`. */
export interface HotModuleApi {
  data: { page?: unknown; exported?: Record<string, unknown> } | undefined;
  accept: () => void;
  dispose: (save: (data: { page?: unknown; exported?: Record<string, unknown> }) => void) => void;
  invalidate: () => void;
}

/** `window.huobanDevelopment`, defined before any other script of a development page runs. */
export interface DevelopmentClient {
  registerUpdater: (updater: HotUpdater) => void;
  register: (type: unknown, id: string) => void;
  signature: () => (
    type: unknown,
    key: string,
    force?: boolean,
    hooks?: () => unknown[],
  ) => unknown;
  acceptUpdates: (
    hot: HotModuleApi,
    module: { id: string | number; exports: Record<string, unknown> },
  ) => void;
}

declare global {
  interface Window {
    huobanDevelopment?: DevelopmentClient;
  }
}
