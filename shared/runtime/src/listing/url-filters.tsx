import { useMemo, type AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface FilterCodec<Filters> {
  /** Reads the filters of an address; what makes no sense counts as absent. */
  read: (query: URLSearchParams) => Filters;
  /** The address' query with other filters; foreign parameters stay. */
  write: (query: URLSearchParams, change: Partial<Filters>) => URLSearchParams;
}

export interface FilterLinkProps<Filters> extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
> {
  change: Partial<Filters>;
}

/** The hook and the link of a list whose filters live in the address. */
export function addressFilters<Filters>({ read, write }: FilterCodec<Filters>) {
  /** The filters of the address, and the query string (`?…`) that changes some of them. */
  function useFilters() {
    const { search } = useLocation();
    return useMemo(() => {
      const query = new URLSearchParams(search);
      return {
        filters: read(query),
        searchWith: (change: Partial<Filters>) => `?${write(query, change).toString()}`,
      };
    }, [search]);
  }

  /** Changes filters: a link, so that it works without scripts and can be opened elsewhere. The page stays where it is. */
  function FilterLink({ change, ...rest }: FilterLinkProps<Filters>) {
    const { searchWith } = useFilters();
    return <Link {...rest} to={{ search: searchWith(change) }} preventScrollReset />;
  }

  return { useFilters, FilterLink };
}
