import { useLoaderData, useRevalidator } from 'react-router-dom';
import { usePlace } from '@huoban/runtime';
import { PageProvider } from '@huoban/runtime/internal';
import { ErrorPage } from './error-page';
import { pageKey, type Environment } from './environment';
import { PageBoundary } from './page-boundary';
import type { PageFound, PageResult } from './page-result';

/** The page that the loader found, inside its section's messages, parameters and error boundary. */
export function PageView({ env }: { env: Environment }) {
  const result = useLoaderData<PageResult>();
  const { revalidate } = useRevalidator();
  if (result.kind === 'error') return <ErrorPage {...result} retry={() => void revalidate()} />;
  return <FoundPage env={env} result={result} />;
}

function FoundPage({ env, result }: { env: Environment; result: PageFound }) {
  const { language, device } = usePlace();
  const module = env.pages.get(pageKey(result.section, result.version, result.page));
  if (!module) throw new Error(`${result.section} has no page "${result.page}" loaded`);
  const { Page, ErrorView } = module;
  const shown = [result.section, result.page, language, device, ...Object.values(result.params)];
  return (
    <PageProvider page={result}>
      <PageBoundary
        key={shown.join('/')}
        onFailure={(failure) => console.error(`${result.section} failed to render`, failure)}
        fallback={(failure, retry) =>
          ErrorView ? (
            <ErrorView error={failure} retry={retry} />
          ) : (
            <ErrorPage status={500} cause="page" message={String(failure)} retry={retry} />
          )
        }
      >
        <Page />
      </PageBoundary>
    </PageProvider>
  );
}
