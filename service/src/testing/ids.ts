/** Ids of a list in a payload; `undefined` when it is no list. */
export const idsIn = (list: unknown): string[] | undefined =>
  Array.isArray(list) ? list.map(({ id }: { id: string }) => id) : undefined;
