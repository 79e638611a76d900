import type { IncomingHttpHeaders } from 'node:http';
import { isProxyHeader } from '@huoban/contracts';

/** Whether a request looks as if a proxy had sent it. Proxies that add no header often speak HTTP/1.0. */
export const hasProxySigns = (request: {
  raw: { httpVersion: string };
  headers: IncomingHttpHeaders;
}): boolean =>
  request.raw.httpVersion === '1.0' || Object.keys(request.headers).some(isProxyHeader);
