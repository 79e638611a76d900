import type { PageHead } from '@huoban/contracts';
import type { Text } from '@huoban/runtime';
import type { PageFailed } from './page-result';

/** Status message of the error page (specification section 8): one of two, in English in every language. */
export const statusMessage = (status: number): string =>
  status === 404 ? 'Page Not Found' : 'Internal Server Error';

export const errorHead = ({ status }: Pick<PageFailed, 'status'>, text: Text): PageHead => ({
  title: `${status} ${statusMessage(status)}`,
  description: text(status === 404 ? 'error.notFound.lead' : 'error.failed.lead'),
  noIndex: true,
});
