import { useEffect } from 'react';

/** More are not fetched at once: who has read further finds the rest at the end of the list. */
const MAX_PAGES = 10;
const PAGE_COUNT = /^[1-9]\d?$/;

/** How many pages of a list the address says were read; 1 when it says nothing sensible. */
export function readPageCount(query: URLSearchParams, parameter: string): number {
  const count = query.get(parameter) ?? '';
  return PAGE_COUNT.test(count) ? Math.min(Number(count), MAX_PAGES) : 1;
}

/**
 * Writes the number of pages that are shown into the address, unnoticed by the router: a reload and the way back find
 * as much of the list, and so the old position. Undefined while that number is not known.
 */
export function usePageCountInUrl(parameter: string, count: number | undefined): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    if (count === undefined || readPageCount(address.searchParams, parameter) === count) return;
    if (count > 1) address.searchParams.set(parameter, String(count));
    else address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', address);
  }, [parameter, count]);
}
