/** PostgreSQL stores neither U+0000 nor lone surrogates. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

function isClean(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isClean(inner));
}

/** Name of the first field with text that cannot be stored; empty for the value itself, `null` when there is none. */
export function findUnstorableField(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return isClean(value) ? null : '';
  return Object.entries(value).find((entry) => !isClean(entry))?.[0] ?? null;
}
