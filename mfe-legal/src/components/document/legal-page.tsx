import type { PageContext, PageHead, PageModule } from '@huoban/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, usePage } from '@huoban/runtime';
import { documentQuery } from '../document-queries';
import { DocumentView } from './document-view';
import { editionOf, type DocumentName } from './edition';
import { readDocument } from './read-document';

/** The page of one legal document in all its editions. */
export function legalPage(name: DocumentName): PageModule {
  return {
    loader: async ({ cache, language, params }) => {
      await cache.query(documentQuery(editionOf(name, params.id).file, language));
    },
    head: (context) => headOf(name, context),
    Page: function LegalPage() {
      const language = useLanguage();
      const edition = editionOf(name, usePage().params.id);
      const { data } = useQuery(documentQuery(edition.file, language));
      if (data === undefined) return null;
      const document = readDocument(data, edition.file);
      return <DocumentView name={name} document={document} number={edition.number} />;
    },
  };
}

function headOf(
  name: DocumentName,
  { cache, language, params, site, text }: PageContext,
): PageHead {
  const { file, number, published } = editionOf(name, params.id);
  const source = cache.getQueryData<string>(documentQuery(file, language).queryKey) ?? '';
  const { title, summary, date } = readDocument(source, file);
  const numbered = number === null ? title : `${title} · ${text('document.number', { number })}`;
  return {
    title: numbered,
    description: summary,
    // Glued ids show the same words under any number of addresses.
    noIndex: !published,
    jsonLd: [
      {
        '@type': 'WebPage',
        name: numbered,
        inLanguage: language,
        dateModified: date,
        publisher: { '@type': 'Organization', name: site.company[language] },
      },
    ],
  };
}
