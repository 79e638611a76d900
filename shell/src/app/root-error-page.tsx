import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { statusMessage } from './head/error-head';

/**
 * Shown when the root route itself failed: the three lines of the error page and a link that loads a document.
 * Messages, router links and styles may be unavailable here.
 */
export function RootErrorPage({ onError }: { onError: (error: unknown) => void }) {
  const error = useRouteError();
  useEffect(() => {
    console.error('the root route failed to render', error);
    onError(error);
  }, [error, onError]);
  return (
    <main>
      <h1>500</h1>
      <p>{statusMessage(500)}</p>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p>
        <a href="/">/</a>
      </p>
    </main>
  );
}
