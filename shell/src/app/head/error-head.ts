import type { PageHead } from '@huoban/contracts';
import type { Translate } from '@huoban/runtime';
import type { PageFailed } from '../pages/page-result';

/** Status message of the error page (specification section 8), in English in every language. */
export const statusMessage = (status: number): string =>
  status === 404 ? 'Page Not Found' : 'Internal Server Error';

export const errorHead = (
  { status, words }: Pick<PageFailed, 'status' | 'words'>,
  text: Translate,
): PageHead => ({
  title: `${status} ${words?.title ?? statusMessage(status)}`,
  description: words?.lead ?? text(status === 404 ? 'error.notFound.lead' : 'error.failed.lead'),
  noIndex: true,
});
