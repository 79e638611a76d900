const TIMEOUT_MS = 1500;

const canFetch = (url: string, integrity?: string): Promise<boolean> =>
  fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(integrity && { integrity }),
  })
    // Without a hash headers alone settle it, and a connection may be cut after them.
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    })
    .catch(() => false);

/**
 * Whether a file reaches this browser with other bytes than its hash says. Browsers tell nobody why they refused it, so
 * it is asked for again, with the hash and without.
 */
export async function isAltered(url: string, integrity: string): Promise<boolean> {
  return !(await canFetch(url, integrity)) && canFetch(url);
}
