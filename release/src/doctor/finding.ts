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
