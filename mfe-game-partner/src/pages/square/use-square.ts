import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi, useLanguage } from '@huoban/runtime';
import { readFilters, withFilters, type SquareFilters } from './filters';
import { squarePages } from './square-pages';

/** The filters of the address, and the query string (`?…`) that changes some of them. */
export function useFilters() {
  const { search } = useLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return {
      filters: readFilters(query),
      searchWith: (change: Partial<SquareFilters>) => `?${withFilters(query, change).toString()}`,
    };
  }, [search]);
}

/** The partners behind the filters, as far as they have been fetched. */
export function useSquare(filters: SquareFilters) {
  return useInfiniteQuery(squarePages(useApi(), useLanguage(), filters));
}

export type SquareQuery = ReturnType<typeof useSquare>;
