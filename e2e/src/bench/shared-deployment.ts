import fs from 'node:fs/promises';
import type { Release } from '@huoban/contracts';
import { copySeededDatabase } from '../../../scripts/lib/site/seeded-database.mjs';
import type { CleanupStack } from '../harness/cleanup';
import {
  databaseIn,
  deployInto,
  registryIn,
  startService,
  startShell,
  type Server,
} from '../harness/servers';
import type { BenchContext } from './bench';

/** The sources, built, pinned and with a seeded database: made once, and copied for each bench that changes them. */
export class SharedDeployment {
  private made: Promise<{ folder: string; release: Release }> | null = null;

  constructor(private readonly cleanup: CleanupStack) {}

  /** Copies registry, keys and database into a folder. @returns the active release */
  async copyTo(target: string): Promise<Release> {
    this.made ??= this.make();
    const { folder, release } = await this.made;
    await fs.cp(folder, target, { recursive: true });
    return release;
  }

  private async make(): Promise<{ folder: string; release: Release }> {
    const folder = await this.cleanup.temporaryFolder('huoban-bench-site-');
    const release = await deployInto(folder);
    if (!copySeededDatabase(databaseIn(folder)))
      await (await startService({ DATA_DIR: databaseIn(folder) })).stop();
    return { folder, release };
  }
}

export interface BenchSite {
  release: Release;
  registry: string;
  service: Server;
  shell: Server;
}

/** Starts service and shell on a copy of the shared deployment; stopped with the bench. */
export async function startSite({
  folder,
  cleanup,
  report,
  deployment,
}: BenchContext): Promise<BenchSite> {
  report('building and starting the site …');
  const release = await deployment.copyTo(folder);
  const registry = registryIn(folder);
  const service = cleanup.stopLater(await startService({ DATA_DIR: databaseIn(folder) }));
  const shell = cleanup.stopLater(await startShell({ registry, serviceUrl: service.url }));
  return { release, registry, service, shell };
}
