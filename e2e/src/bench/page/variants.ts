/** One way to deliver the same page. */
export interface Variant {
  name: string;
  /** Origin of its front. */
  origin: string;
  /** False where no script runs. */
  hydrates: boolean;
}

export const FEDERATED = 'federated, rendered';
export const FEDERATED_EMPTY = 'federated, not rendered';
export const MONOLITH = 'monolith, rendered';
export const STATIC = 'static page';
