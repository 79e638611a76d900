/** A passage with where it stands. */
export function withSource(text: string, names: (string | undefined)[]): string {
  const source = names.filter(Boolean).join(', ');
  return source === '' ? text : `${text} (source: ${source})`;
}
