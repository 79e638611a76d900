const MAX_CARRIED_LENGTH = 2000;

/**
 * The query of the next page: the parameters of the current page, overridden by those of the next page (section 2 of
 * the specification, "A navigation step"). Repeated keys stay repeated. A query over the length limit is not carried
 * over.
 */
export function mergeQuery(current: URLSearchParams, own: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(own);
  if (current.toString().length > MAX_CARRIED_LENGTH) return merged;
  for (const [key, value] of current) if (!own.has(key)) merged.append(key, value);
  return merged;
}

export function toSearch(query: URLSearchParams): string {
  const text = query.toString();
  return text ? `?${text}` : '';
}
