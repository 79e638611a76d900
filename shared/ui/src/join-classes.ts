/** Joins class names and skips falsy values: `joinClasses(styles.card, open && styles.open)`. */
export const joinClasses = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
