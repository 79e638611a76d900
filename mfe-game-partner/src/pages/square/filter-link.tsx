import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import type { SquareFilters } from './filters';
import { useFilters } from './use-square';

interface FilterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  change: Partial<SquareFilters>;
}

/** Changes filters: a link, so that it works without scripts and can be opened elsewhere. The page stays where it is. */
export function FilterLink({ change, ...rest }: FilterLinkProps) {
  const { searchWith } = useFilters();
  return <Link {...rest} to={{ search: searchWith(change) }} preventScrollReset />;
}
