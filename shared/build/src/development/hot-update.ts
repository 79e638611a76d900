/** What a section that is developed offers to the page's development client. */
export interface HotUpdater {
  /** Hash of the build that runs here. */
  hash: () => string;
  /** Takes the next build in. @returns false when there is none to be had; rejects when it cannot be exchanged */
  update: () => Promise<boolean>;
}

/** One module's side of an exchange, as far as webpack's is used. */
export interface HotModuleApi {
  data: { page?: unknown; exported?: Record<string, unknown> } | undefined;
  accept: () => void;
  dispose: (keep: (data: { page?: unknown; exported?: Record<string, unknown> }) => void) => void;
  invalidate: () => void;
}

/** `window.huobanDevelopment`, there before any other script of a page that is developed. */
export interface DevelopmentClient {
  offer: (door: HotUpdater) => void;
  register: (type: unknown, id: string) => void;
  signature: () => (
    type: unknown,
    key: string,
    force?: boolean,
    hooks?: () => unknown[],
  ) => unknown;
  exchange: (
    hot: HotModuleApi,
    module: { id: string | number; exports: Record<string, unknown> },
  ) => void;
}

declare global {
  interface Window {
    huobanDevelopment?: DevelopmentClient;
  }
}
