import { makeAutoObservable, observableRef } from 'mobx';

export type ToastKind = 'info' | 'success' | 'error';

export interface ToastOptions {
  kind?: ToastKind;
  /** Milliseconds; 0 keeps it until Esc. */
  duration?: number;
}

export interface ToastItem {
  readonly id: number;
  readonly message: string;
  readonly kind: ToastKind;
  readonly duration: number;
  /** Number of times the same text was shown. */
  readonly count: number;
}

const DEFAULT_DURATION_MS = 3000;
const MAX_TOASTS = 3;

/** Toasts of the page. Equal texts share one toast with a counter; a fourth toast replaces the oldest. */
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

/** Toasts of the tab. Browser only: on the server all visitors would share it. */
export const toast = new ToastStore();
