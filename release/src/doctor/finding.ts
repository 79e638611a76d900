/** Result of one check of `doctor`. */
export interface Finding {
  /** What was checked, such as `keys` or `channel production`. */
  about: string;
  /** `problem` needs action now, `warning` soon, `note` is information. */
  state: 'ok' | 'note' | 'warning' | 'problem';
  text: string;
  /** Next step; null for none. */
  next: string | null;
}

const withoutStep =
  (state: Finding['state']) =>
  (about: string, text: string): Finding => ({ about, state, text, next: null });

const withStep =
  (state: Finding['state']) =>
  (about: string, text: string, next: string): Finding => ({ about, state, text, next });

export const ok = withoutStep('ok');
export const note = withoutStep('note');
export const warning = withStep('warning');
export const problem = withStep('problem');
