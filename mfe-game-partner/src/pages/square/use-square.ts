import { useInfiniteQuery } from '@tanstack/react-query';
import { addressFilters, useApi, useLanguage } from '@huoban/runtime';
import { readFilters, withFilters, type SquareFilters } from './filters/filters';
import { squareQuery } from './queries';

export const { useFilters, FilterLink } = addressFilters({ read: readFilters, write: withFilters });

/** The partners behind the filters, as far as they have been fetched. */
export function useSquare(filters: SquareFilters) {
  return useInfiniteQuery(squareQuery(useApi(), useLanguage(), filters));
}

export type SquareQuery = ReturnType<typeof useSquare>;
