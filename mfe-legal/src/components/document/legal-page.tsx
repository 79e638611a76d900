import type { PageModule } from '@huoban/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, usePage } from '@huoban/runtime';
import { documentQuery } from '../document-queries';
import { DocumentView } from './document-view';
import { editionOf, type DocumentName } from './edition';
import { documentHead } from './head';
import { readDocument } from './read-document';

/** The page of one legal document in all its editions. */
export function legalPage(name: DocumentName): PageModule {
  return {
    loader: async ({ cache, language, params }) => {
      await cache.query(documentQuery(editionOf(name, params.id).file, language));
    },
    head: (context) => documentHead(name, context),
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
