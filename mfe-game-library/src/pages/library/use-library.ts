import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi, useLanguage } from '@huoban/runtime';
import { readFilters, withFilters, type LibraryFilters } from '../../components/library-filters';
import { libraryPages } from './library-pages';

/** The filters of the address, and the query string (`?…`) that changes some of them. */
export function useFilters() {
  const { search } = useLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return {
      filters: readFilters(query),
      searchWith: (change: Partial<LibraryFilters>) => `?${withFilters(query, change).toString()}`,
    };
  }, [search]);
}

/** The games behind the filters, as far as they have been fetched. */
export function useLibrary(filters: LibraryFilters) {
  return useInfiniteQuery(libraryPages(useApi(), useLanguage(), filters));
}

export type LibraryQuery = ReturnType<typeof useLibrary>;
