import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import type { LibraryFilters } from '../../components/library-filters';
import { useFilters } from './use-library';

interface FilterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  change: Partial<LibraryFilters>;
}

/** Changes filters: a link, so that it works without scripts and can be opened elsewhere. The page stays where it is. */
export function FilterLink({ change, ...rest }: FilterLinkProps) {
  const { searchWith } = useFilters();
  return <Link {...rest} to={{ search: searchWith(change) }} preventScrollReset />;
}
