import fs from 'node:fs/promises';
import path from 'node:path';
import { ensureNginx } from '../../../../scripts/lib/machine/nginx.mjs';
import { startEdge, startNginx } from '../../drills/context/edge/edge';
import type { CleanupStack } from '../../harness/cleanup';
import { freePort } from '../../harness/processes';
import { loadUrl, medianOf, type Load } from '../service/load';
import type { ScaleSite } from './scale-site';

/** One visitor of the load stands for many. */
const PER_SECOND = 1_000_000;

export type Target = 'static file' | 'one shell' | 'two shells';

/** A file server with one document, by nginx itself. @returns its address */
async function startFileServer(cleanup: CleanupStack, document: string): Promise<string> {
  const folder = await cleanup.temporaryFolder('huoban-files-');
  await fs.chmod(folder, 0o755);
  await fs.writeFile(path.join(folder, 'index.html'), document);
  const address = `127.0.0.1:${await freePort()}`;
  await startNginx(
    cleanup,
    folder,
    `pid ${folder}/pid; error_log stderr; events {}
http { access_log off; types { text/html html; } server { listen ${address}; root ${folder}; } }`,
  );
  return address;
}

/**
 * Loads home through the edge of deployments: as a file, from one shell and from two.
 * @returns null without nginx
 */
export async function measureThroughput(
  cleanup: CleanupStack,
  { shells }: ScaleSite,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<Target, Load> | null> {
  if (!(await ensureNginx())) return null;
  const addresses = shells.map(({ url }) => new URL(url).host);
  const document = await (await fetch(`${shells[0].url}/`)).text();
  const file = await startFileServer(cleanup, document);
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
