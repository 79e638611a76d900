import { useEffect } from 'react';

/** Limit for one request; visitors load further pages at the end of the list. */
const MAX_PAGES = 10;
const PAGE_COUNT = /^[1-9]\d?$/;

/** Number of loaded pages in the URL; 1 when the parameter is absent or invalid. */
export function readPageCount(query: URLSearchParams, parameter: string): number {
  const count = query.get(parameter) ?? '';
  return PAGE_COUNT.test(count) ? Math.min(Number(count), MAX_PAGES) : 1;
}

/**
 * Writes the number of loaded pages to the URL, so that a reload or a return restores the scroll position. Uses
 * `replaceState` directly, because the router would reload the page. Does nothing while `count` is undefined.
 */
export function usePageCountInUrl(parameter: string, count: number | undefined): void {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (count === undefined || readPageCount(url.searchParams, parameter) === count) return;
    if (count > 1) url.searchParams.set(parameter, String(count));
    else url.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', url);
  }, [parameter, count]);
}
