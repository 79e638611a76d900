import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './error-page';

/** Last resort, when the frame itself failed: the error page with a document load as the way out. */
export function RouterFailure() {
  const failure = useRouteError();
  return (
    <ErrorPage
      status={500}
      cause="page"
      message={failure instanceof Error ? failure.message : String(failure)}
      retry={() => window.location.reload()}
    />
  );
}
