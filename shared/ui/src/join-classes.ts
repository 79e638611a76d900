/** Joins class names and leaves out what is empty: `joinClasses(styles.card, open && styles.open)`. */
export const joinClasses = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
