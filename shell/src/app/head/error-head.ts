import type { PageHead } from '@huoban/contracts';
import type { Translate } from '@huoban/runtime';
import type { PageFailed } from '../pages/page-result';

/** Status message of the error page (specification section 8), in English in every language. */
export const statusMessage = (status: number): string =>
  status === 404 ? 'Page Not Found' : 'Internal Server Error';

/** Head of an error page. It names no status while the visitor is offline, as no server has answered. */
export const errorHead = (
  { status, words }: Pick<PageFailed, 'status' | 'words'>,
  text: Translate,
  { offline = false } = {},
): PageHead => ({
  title: offline
    ? text('error.offline.title')
    : `${status} ${words?.title ?? statusMessage(status)}`,
  description:
    words?.lead ??
    text(`error.${offline ? 'offline' : status === 404 ? 'notFound' : 'failed'}.lead`),
  noIndex: true,
});
