import { useMemo, type AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { useSearch } from '../routes/use-search';

interface FilterCodec<Filters> {
  /** Reads the filters from a query; invalid values count as absent. */
  read: (query: URLSearchParams) => Filters;
  /** Returns the query with changed filters; other parameters stay. */
  write: (query: URLSearchParams, change: Partial<Filters>) => URLSearchParams;
}

export interface FilterLinkProps<Filters> extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
> {
  change: Partial<Filters>;
}

/** Creates the hook and the link component of a list that stores its filters in the URL. */
export function addressFilters<Filters>({ read, write }: FilterCodec<Filters>) {
  /** Returns the current filters and a function for the query string (`?…`) with changed ones. */
  const useFilters = () => {
    const search = useSearch();
    return useMemo(() => {
      const query = new URLSearchParams(search);
      return {
        filters: read(query),
        searchWith: (change: Partial<Filters>) => `?${write(query, change).toString()}`,
      };
    }, [search]);
  };

  /** A link, so that filters work without scripts and in new tabs. Keeps the scroll position. */
  const FilterLink = ({ change, ...rest }: FilterLinkProps<Filters>) => {
    const { searchWith } = useFilters();
    return <Link {...rest} to={{ search: searchWith(change) }} preventScrollReset />;
  };

  return { useFilters, FilterLink };
}
