import type { Language } from '@huoban/contracts';

/**
 * Key and function of a document's source, which is a chunk of its own for each document and language. The server puts
 * the text into the page's cache, so that a first visit fetches no chunk for it.
 */
export const documentQuery = (file: string, language: Language) => ({
  queryKey: [language, 'document', file] as const,
  queryFn: async (): Promise<string> => {
    const { default: source } = await importDocument(file, language);
    return source;
  },
  staleTime: 'static' as const,
});

const importDocument = (file: string, language: Language): Promise<{ default: string }> =>
  import(/* webpackChunkName: "document-[request]" */ `../documents/${file}.${language}.md`);
