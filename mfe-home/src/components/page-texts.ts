import type { Language } from '@huoban/contracts';
import { retryLoad } from '@huoban/runtime';

/**
 * Query for the texts of one page. They are a chunk of their own, so that no other page loads them; the server stores
 * them in the cache of the page.
 */
export const pageTextsQuery = <Texts>(
  page: string,
  language: Language,
  load: () => Promise<{ default: Texts }>,
) => ({
  queryKey: [language, 'texts', page] as const,
  queryFn: async (): Promise<Texts> => (await retryLoad(load)).default,
  staleTime: 'static' as const,
});
