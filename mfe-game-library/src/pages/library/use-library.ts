import { useInfiniteQuery } from '@tanstack/react-query';
import { addressFilters, useApi, useLanguage } from '@huoban/runtime';
import { readFilters, withFilters, type LibraryFilters } from '../../components/library-filters';
import { libraryQuery } from './queries';

export const { useFilters, FilterLink } = addressFilters({ read: readFilters, write: withFilters });

/** The games behind the filters, as far as they have been fetched. */
export function useLibrary(filters: LibraryFilters) {
  return useInfiniteQuery(libraryQuery(useApi(), useLanguage(), filters));
}

export type LibraryQuery = ReturnType<typeof useLibrary>;
