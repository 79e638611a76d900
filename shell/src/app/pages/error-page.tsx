import { ErrorView, SectionErrorView } from '../../chrome/status/error-view';
import type { PageFailed } from './page-result';
import { useOnline } from '../browser/use-online';

interface ErrorPageProps extends Pick<PageFailed, 'status' | 'cause' | 'message' | 'words'> {
  retry: () => void;
}

/** The error page of the site, or the error view of one section. */
export function ErrorPage({ status, cause, message, words, retry }: ErrorPageProps) {
  const online = useOnline();
  if (cause === 'not-found' || cause === 'link')
    return <ErrorView status={status} message={message} words={words} />;
  if (cause === 'page' || cause === 'refusal')
    return <ErrorView status={status} message={message} onRetry={retry} />;
  return <SectionErrorView status={status} message={message} onRetry={retry} offline={!online} />;
}
