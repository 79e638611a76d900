import { escapeHtml } from '../../server/document/markup';

/** The error page when the shell cannot render one: no script, no style, the three lines of the specification, and the id of the request. */
export function emergencyPage(status: number, message: string, requestId?: string): string {
  const title =
    status === 404 ? 'Page Not Found' : status < 500 ? 'Bad Request' : 'Internal Server Error';
  return (
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${status} ${title}</title>` +
    `<meta name="viewport" content="width=device-width"><main><h1>${status}</h1><p>${title}</p>` +
    `<p>${escapeHtml(message)}</p>${requestId === undefined ? '' : `<p>${requestId}</p>`}<p><a href="/">/</a></p></main></html>`
  );
}
