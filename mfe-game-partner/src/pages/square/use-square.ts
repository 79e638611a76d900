import { useInfiniteQuery } from '@tanstack/react-query';
import { addressFilters, useApi, useLanguage } from '@huoban/runtime';
import { readFilters, withFilters, type SquareFilters } from './filters';
import { squarePages } from './square-pages';

export const { useFilters, FilterLink } = addressFilters({ read: readFilters, write: withFilters });

/** The partners behind the filters, as far as they have been fetched. */
export function useSquare(filters: SquareFilters) {
  return useInfiniteQuery(squarePages(useApi(), useLanguage(), filters));
}

export type SquareQuery = ReturnType<typeof useSquare>;
