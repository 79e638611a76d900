import type { Language } from '@huoban/contracts';
import { retryLoad } from '@huoban/runtime';

/**
 * Query for the Markdown source of a document. Each document and language is a chunk of its own; the server stores the
 * text in the cache of the page, so the first visit does not fetch that chunk.
 */
export const documentQuery = (file: string, language: Language) => ({
  queryKey: [language, 'document', file] as const,
  queryFn: async (): Promise<string> => {
    const { default: source } = await retryLoad(() => importDocument(file, language));
    return source;
  },
  staleTime: 'static' as const,
});

const importDocument = (file: string, language: Language): Promise<{ default: string }> =>
  import(/* webpackChunkName: "document-[request]" */ `../documents/${language}/${file}.md`);
