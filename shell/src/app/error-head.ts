import type { PageHead } from '@huoban/contracts';
import type { Text } from '@huoban/runtime';
import type { PageFailed } from './page-result';

const STATUS_MESSAGES: Record<number, string> = {
  403: 'Forbidden',
  404: 'Page Not Found',
  410: 'Gone',
};

/** Status message of the error page (specification section 8), in English in every language. */
export const statusMessage = (status: number): string =>
  STATUS_MESSAGES[status] ?? 'Internal Server Error';

const LEADS: Record<number, string> = {
  403: 'error.linkRefused.lead',
  404: 'error.notFound.lead',
  410: 'error.linkExpired.lead',
};

export const errorHead = ({ status }: Pick<PageFailed, 'status'>, text: Text): PageHead => ({
  title: `${status} ${statusMessage(status)}`,
  description: text(LEADS[status] ?? 'error.failed.lead'),
  noIndex: true,
});
