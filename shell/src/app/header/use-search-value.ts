import { useSearch } from '@huoban/runtime/internal';

/** `searchValue` of the URL; like the other parameters it is kept by navigations. */
export const useSearchValue = (): string =>
  new URLSearchParams(useSearch()).get('searchValue') ?? '';
