import fs from 'node:fs/promises';
import path from 'node:path';
import { startNginx } from '../../drills/context/edge/edge';
import type { CleanupStack } from '../../harness/cleanup';
import { freePort } from '../../harness/processes';

export interface FileServer {
  /** Host and port. */
  address: string;
  kill: () => Promise<void>;
}

/** A file server with one document for all paths, by nginx itself in one process. @throws SkipCase without nginx */
export async function startFileServer(
  cleanup: CleanupStack,
  document: string,
): Promise<FileServer> {
  const folder = await cleanup.temporaryFolder('huoban-files-');
  await fs.chmod(folder, 0o755);
  await fs.writeFile(path.join(folder, 'index.html'), document);
  const address = `127.0.0.1:${await freePort()}`;
  const { stop } = await startNginx(
    cleanup,
    folder,
    `pid ${folder}/pid; error_log stderr; master_process off; events {}
http { access_log off; types { text/html html; } server { listen ${address}; root ${folder}; location / { try_files /index.html =404; } } }`,
    { stopSignal: 'SIGKILL' },
  );
  return { address, kill: stop };
}
