import { useLocation } from 'react-router-dom';

/** `searchValue` of the URL; like the other parameters it is kept by navigations. */
export const useSearchValue = (): string =>
  new URLSearchParams(useLocation().search).get('searchValue') ?? '';
