import { lookup } from 'node:dns/promises';

type Lookup = (host: string, options: { all: true }) => Promise<{ address: string }[]>;

/**
 * Origins of all shells behind one origin: a name of a container network has an address for each replica, which come and
 * go. Over HTTPS the name stays, because certificates name it.
 */
export async function shellAddresses(origin: string, resolve: Lookup = lookup): Promise<string[]> {
  const url = new URL(origin);
  if (url.protocol !== 'http:') return [origin];
  // Counting names the shell that has no address.
  const found = await resolve(url.hostname, { all: true }).catch(() => []);
  if (found.length === 0) return [origin];
  return found.map(({ address }) => {
    url.hostname = address.includes(':') ? `[${address}]` : address;
    return url.origin;
  });
}
