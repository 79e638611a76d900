import { loadChunk } from '../../lazy/load-chunk';
import type { Transport } from './transport';

/**
 * Sends with axios over `fetch`. Axios is loaded on the first call, because the first page has its data in the HTML. A
 * request that must outlive the page cannot wait for it and is sent without axios.
 */
export const axiosTransport: Transport = async ({ keepalive = false, ...request }) => {
  const { method, url, headers, body, signal } = request;
  if (keepalive) {
    const init = { method, headers, signal, keepalive, ...(body !== undefined && { body }) };
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  }
  const { default: axios } = await loadChunk(() => import('axios'));
  const response = await axios.request<unknown>({
    adapter: 'fetch',
    method,
    url,
    // `false` stops axios from adding a type to a request without a body, which the service refuses.
    headers: { 'Content-Type': false, ...headers },
    data: body,
    signal,
    responseType: 'text',
    // The caller parses the body: axios returns invalid JSON as a string without an error.
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: () => true,
    withXSRFToken: false,
  });
  return { status: response.status, text: typeof response.data === 'string' ? response.data : '' };
};
