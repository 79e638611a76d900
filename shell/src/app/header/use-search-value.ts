import { useLocation } from 'react-router-dom';

/** `searchValue` of the address; it travels to every later page with the other parameters. */
export const useSearchValue = (): string =>
  new URLSearchParams(useLocation().search).get('searchValue') ?? '';
