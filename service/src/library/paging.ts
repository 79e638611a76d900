/** Rows to skip for a 1-based page. */
export const pageOffset = ({ page, size }: { page: number; size: number }): number =>
  (page - 1) * size;

/** A page of a list with its paging fields. */
export const presentPage = <Item>(
  items: Item[],
  total: number,
  { page, size }: { page: number; size: number },
) => ({ items, total, page, size, next_page: page * size < total ? page + 1 : null });

/** Rows of `{id, count}` as a map. PostgreSQL returns counts as text. */
export const toCountMap = (rows: { id: string; count: string | number }[]): Map<string, number> =>
  new Map(rows.map(({ id, count }) => [id, Number(count)]));
