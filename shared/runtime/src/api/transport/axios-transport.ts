import type { Transport } from './transport';

/** Sends with axios over `fetch`. The library is loaded with the first call: a page's first data is in its HTML. */
export const axiosTransport: Transport = async ({ method, url, headers, body, signal }) => {
  const { default: axios } = await import('axios');
  const answer = await axios.request<unknown>({
    adapter: 'fetch',
    method,
    url,
    // `false` keeps axios from naming a type for a body that is not there; the service refuses such a type.
    headers: { 'Content-Type': false, ...headers },
    data: body,
    signal,
    responseType: 'text',
    // Parsed by the caller: axios hands broken JSON on as a string without a word.
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: () => true,
    withXSRFToken: false,
  });
  return { status: answer.status, text: typeof answer.data === 'string' ? answer.data : '' };
};
