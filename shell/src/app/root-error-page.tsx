import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { statusMessage } from './head/error-head';

/**
 * Last resort, when the frame itself failed: the three lines of the error page and a document load as the way out.
 * No messages, links or styles: nothing that they need can be relied on here.
 */
export function RootErrorPage({ onFailure: onError }: { onFailure: (failure: unknown) => void }) {
  const failure = useRouteError();
  useEffect(() => {
    console.error('the frame failed to render', failure);
    onError(failure);
  }, [failure, onError]);
  return (
    <main>
      <h1>500</h1>
      <p>{statusMessage(500)}</p>
      <p>{failure instanceof Error ? failure.message : String(failure)}</p>
      <p>
        <a href="/">/</a>
      </p>
    </main>
  );
}
