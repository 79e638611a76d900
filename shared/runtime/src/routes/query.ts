const MAX_CARRIED_LENGTH = 2000;

/**
 * The query of the next page: the previous page's parameters, overridden by the next page's own (specification
 * section 2, "A navigation step"). Repeated keys stay repeated. Of a hostile, endless query nothing is carried on.
 */
export function mergeQuery(current: URLSearchParams, own: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(own);
  if (current.toString().length > MAX_CARRIED_LENGTH) return merged;
  for (const [key, value] of current) if (!own.has(key)) merged.append(key, value);
  return merged;
}

export const toSearch = (query: URLSearchParams): string => {
  const text = query.toString();
  return text ? `?${text}` : '';
};
