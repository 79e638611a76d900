const MAX_CARRIED_LENGTH = 2000;

/** Belongs to the whole visit: the channel, ids of advertising, the device. */
const VISIT_PARAMETER =
  /^(channel|device|utm_.+|.*clid|[gw]braid|bd_vid|gdt_vid|qz_gdt|.*click_?id|track_?id)$/i;

/** Belong to the search of this parameter, so that another search does not get them. */
const SEARCH_VALUE = 'searchValue';
const SEARCH_PARAMETERS = ['searchKind', 'searchPage'];

/**
 * The query of the next page: the parameters of the current page, overridden by those of the next page (section 2 of
 * the specification, "A navigation step"). Repeated keys stay repeated. Of a query over the length limit only the
 * parameters of the visit are carried over.
 */
export function mergeQuery(current: URLSearchParams, own: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(own);
  const isLong = current.toString().length > MAX_CARRIED_LENGTH;
  const isSearch = own.has(SEARCH_VALUE);
  for (const [key, value] of current) {
    if (own.has(key) || (isLong && !VISIT_PARAMETER.test(key))) continue;
    if (!isSearch || !SEARCH_PARAMETERS.includes(key)) merged.append(key, value);
  }
  return merged;
}

export function toSearch(query: URLSearchParams): string {
  const text = query.toString();
  return text ? `?${text}` : '';
}
