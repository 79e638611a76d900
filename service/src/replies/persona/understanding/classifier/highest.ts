/** The first of the items that are worth most. */
export const highest = <Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best === undefined || worth(item) > worth(best) ? item : best),
    undefined,
  );
