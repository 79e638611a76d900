import { ensureNginx } from '../../../../scripts/lib/machine/nginx.mjs';
import { startEdge } from '../../drills/context/edge/edge';
import type { CleanupStack } from '../../harness/cleanup';
import { loadUrl, medianOf, type Load } from '../service/load';
import { PER_SECOND } from './edge-candidates';
import type { Measurement } from './edge-comparison';
import { startFileServer } from './file-server';
import type { ScaleSite } from './scale-site';

export type Target = 'static file' | 'one shell' | 'two shells';

/**
 * Loads home through the edge of deployments: as a file, from one shell and from two.
 * @returns null without nginx
 */
export async function measureThroughput(
  cleanup: CleanupStack,
  { shells }: ScaleSite,
  { document, rounds, seconds }: Measurement,
): Promise<Map<Target, Load> | null> {
  if (!(await ensureNginx())) return null;
  const addresses = shells.map(({ url }) => new URL(url).host);
  const { address: file } = await startFileServer(cleanup, document);
  const upstreams: [Target, string[]][] = [
    ['static file', [file]],
    ['one shell', addresses.slice(0, 1)],
    ['two shells', addresses],
  ];
  const results = new Map<Target, Load>();
  for (const [target, own] of upstreams) {
    const edge = await startEdge(cleanup, { shells: own, perSecond: PER_SECOND });
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1)
      loads.push(await loadUrl({ url: `${edge.url}/` }, seconds));
    results.set(target, medianOf(loads));
  }
  return results;
}
