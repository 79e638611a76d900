const TIMEOUT_MS = 1500;

const canFetch = (url: string, integrity?: string): Promise<boolean> =>
  fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(integrity && { integrity }),
  })
    // Reads the body: a connection may be cut after the headers.
    .then(async (response) => {
      await response.arrayBuffer();
      return response.ok;
    })
    .catch(() => false);

/**
 * Whether a file arrives with bytes that do not match its hash. Browsers do not expose why they refused a file, so it is
 * fetched again with and without the hash.
 */
export async function isAltered(url: string, integrity: string): Promise<boolean> {
  return !(await canFetch(url, integrity)) && canFetch(url);
}
