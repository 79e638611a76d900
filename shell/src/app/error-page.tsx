import type { SectionName } from '@huoban/contracts';
import { statusMessage } from './error-head';

interface ErrorPageProps {
  status: number;
  section: SectionName | null;
  message: string;
  retry: () => void;
}

/** Error page of the site or, with a section's name, of that section in its own place. */
export function ErrorPage({ status, message, retry }: ErrorPageProps) {
  return (
    <div>
      <h1>{status}</h1>
      <p>{statusMessage(status)}</p>
      <p>{message}</p>
      <button type="button" onClick={retry}>
        ↻
      </button>
    </div>
  );
}
