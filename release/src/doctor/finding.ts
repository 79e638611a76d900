/** One thing that `doctor` looked at. */
export interface Finding {
  /** What was looked at, such as `keys` or `channel production`. */
  about: string;
  /** `problem` needs a hand now, `warning` soon, `note` is only worth knowing. */
  state: 'ok' | 'note' | 'warning' | 'problem';
  text: string;
  /** What to do; null when nothing is to be done. */
  next: string | null;
}

export const ok = (about: string, text: string): Finding => ({
  about,
  state: 'ok',
  text,
  next: null,
});

export const note = (about: string, text: string): Finding => ({
  about,
  state: 'note',
  text,
  next: null,
});

export const warning = (about: string, text: string, next: string): Finding => ({
  about,
  state: 'warning',
  text,
  next,
});

export const problem = (about: string, text: string, next: string): Finding => ({
  about,
  state: 'problem',
  text,
  next,
});

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
