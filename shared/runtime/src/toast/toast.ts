import { makeAutoObservable, observableRef } from 'mobx';

export type ToastKind = 'info' | 'success' | 'error';

export interface ToastOptions {
  kind?: ToastKind;
  /** Milliseconds; 0 stays until Esc. */
  duration?: number;
}

export interface ToastItem {
  readonly id: number;
  readonly message: string;
  readonly kind: ToastKind;
  readonly duration: number;
  /** How often the same text was shown while it stood. */
  readonly count: number;
}

const DEFAULT_DURATION_MS = 3000;
const MAX_TOASTS = 3;

/** Short notes over the page. Equal texts become one with a counter, the oldest gives way to a fourth. */
export class ToastStore {
  items: readonly ToastItem[] = [];
  private lastId = 0;

  constructor() {
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  show(
    message: string,
    { kind = 'info', duration = DEFAULT_DURATION_MS }: ToastOptions = {},
  ): void {
    const same = this.items.find((item) => item.message === message && item.kind === kind);
    if (same) {
      const again = { ...same, duration, count: same.count + 1 };
      this.items = this.items.map((item) => (item === same ? again : item));
      return;
    }
    this.lastId += 1;
    const added: ToastItem = { id: this.lastId, message, kind, duration, count: 1 };
    this.items = [...this.items, added].slice(-MAX_TOASTS);
  }

  dismiss = (id: number): void => {
    this.items = this.items.filter((item) => item.id !== id);
  };

  clear(): void {
    this.items = [];
  }
}

/** The page's toasts. Only for the browser: on a server it would be shared by all visitors. */
export const toast = new ToastStore();
