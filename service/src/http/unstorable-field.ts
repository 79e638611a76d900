/** PostgreSQL stores no U+0000, and half a surrogate pair is no character in any database. */
const UNSTORABLE = /\p{Surrogate}/u;

const isStorable = (text: string): boolean => !text.includes('\0') && !UNSTORABLE.test(text);

function isClean(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isClean(inner));
}

/** Name of the first field whose text no database can store; empty for the value itself, `null` when all can be. */
export function findUnstorableField(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return isClean(value) ? null : '';
  const field = Object.entries(value).find((entry) => !isClean(entry));
  return field === undefined ? null : field[0];
}
