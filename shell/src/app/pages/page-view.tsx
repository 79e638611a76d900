import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { usePlace } from '@huoban/runtime';
import { PageProvider } from '@huoban/runtime/internal';
import { ErrorPage } from './error-page';
import { pageKey, type Environment } from '../environment';
import { PageErrorBoundary } from './page-error-boundary';
import type { PageFound, PageResult } from './page-result';

/** A page that throws within this time, in milliseconds, did not start; later it broke by what the visitor did. */
const START_WINDOW_MS = 1000;

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
  const { section, version } = result;
  const shown = [result.section, result.page, language, device, ...Object.values(result.params)];
  const key = shown.join('/');
  const isStarting = useIsStarting(key);
  return (
    <PageProvider page={result}>
      <PageErrorBoundary
        key={key}
        onError={(failure) => {
          console.error(`${section} failed to render`, failure);
          env.onPageError?.({ section, version, error: failure, duringStart: isStarting() });
        }}
        fallback={(failure, retry) =>
          ErrorView ? (
            <ErrorView error={failure} retry={retry} />
          ) : (
            <ErrorPage status={500} cause="page" message={String(failure)} retry={retry} />
          )
        }
      >
        <Page />
      </PageErrorBoundary>
    </PageProvider>
  );
}

/** Whether a page has been on screen for a moment only, or not at all yet. */
function useIsStarting(page: string): () => boolean {
  const started = useRef({ page: '', at: 0 });
  useEffect(() => {
    started.current = { page, at: performance.now() };
  }, [page]);
  return () => {
    const { page: known, at } = started.current;
    return known !== page || performance.now() - at < START_WINDOW_MS;
  };
}
