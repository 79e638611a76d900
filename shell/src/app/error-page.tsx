import { ErrorView, SectionErrorView } from '../chrome/error-view';
import type { FailureCause } from './page-result';
import { useOnline } from './use-online';

interface ErrorPageProps {
  status: number;
  cause: FailureCause;
  message: string;
  retry: () => void;
}

/** The error page of the site, or the error view of one section in its own place. */
export function ErrorPage({ status, cause, message, retry }: ErrorPageProps) {
  const online = useOnline();
  if (cause === 'not-found' || cause === 'link')
    return <ErrorView status={status} message={message} />;
  if (cause === 'page' || cause === 'refusal')
    return <ErrorView status={status} message={message} onRetry={retry} />;
  return <SectionErrorView onRetry={retry} offline={!online} />;
}
