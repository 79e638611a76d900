import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { usePlace } from '@huoban/runtime';
import { PageProvider } from '@huoban/runtime/internal';
import { ErrorPage } from './error-page';
import { pageKey, type Environment } from '../environment';
import { PageErrorBoundary } from './page-error-boundary';
import type { PageFound, PageResult } from './page-result';

/** An error within this time after the first render counts as a failed start. */
const START_WINDOW_MS = 1000;

/** Renders the result of the loader with the section's messages, parameters and error boundary. */
export function PageView({ env }: { env: Environment }) {
  const result = useLoaderData<PageResult>();
  const { revalidate } = useRevalidator();
  if (result.kind === 'error') return <ErrorPage {...result} retry={() => void revalidate()} />;
  return <FoundPage env={env} result={result} />;
}

function FoundPage({ env, result }: { env: Environment; result: PageFound }) {
  const { language } = usePlace();
  const module = env.pages.get(pageKey(result.section, result.version, result.page));
  if (!module) throw new Error(`${result.section} has no page "${result.page}" loaded`);
  const { Page, ErrorView } = module;
  const { section, version } = result;
  // Not the layout: a page that moves to the other one keeps its state.
  const shown = [result.section, result.page, language, ...Object.values(result.params)];
  const key = shown.join('/');
  const isStarting = useIsStarting(key);
  return (
    <PageProvider page={result}>
      <PageErrorBoundary
        key={key}
        onError={(error) => {
          console.error(`${section} failed to render`, error);
          env.onPageError?.({ section, version, error, duringStart: isStarting() });
        }}
        fallback={(error, retry) =>
          ErrorView ? (
            <ErrorView error={error} retry={retry} />
          ) : (
            <ErrorPage status={500} cause="page" message={String(error)} retry={retry} />
          )
        }
      >
        <Page />
      </PageErrorBoundary>
    </PageProvider>
  );
}

/** Whether a page is not on screen yet, or for less than the start window. */
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
