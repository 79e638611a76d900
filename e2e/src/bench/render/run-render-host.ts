import fs from 'node:fs/promises';
import path from 'node:path';
import { ROOT, runNode } from '../../harness/processes';
import type { BenchContext } from '../bench';
import type { BenchSite } from '../shared-deployment';

/** The site's configuration with its generated codes, from the boot data of a page. */
async function readSiteConfig(url: string): Promise<unknown> {
  const html = await (await fetch(url)).text();
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (!json) throw new Error(`${url} has no boot data`);
  return (JSON.parse(json) as { site: unknown }).site;
}

/**
 * Runs a program with a render worker in a separate process, so that nothing else adds to what it measures.
 * @param args program, after options of Node
 * @param task what the program needs beside the site
 * @returns its standard output
 */
export async function runRenderHost(
  { folder }: BenchContext,
  { release, registry, service, shell }: BenchSite,
  args: readonly string[],
  task: { url: string } & Record<string, unknown>,
): Promise<string> {
  const file = path.join(folder, 'render-task.json');
  const site = await readSiteConfig(shell.url + task.url);
  const worker = path.join(ROOT, 'shell/dist/worker.mjs');
  const whole = { ...task, release, registry, site, worker, serviceUrl: service.url };
  await fs.writeFile(file, JSON.stringify(whole));
  return runNode([...args, file], { env: { NODE_ENV: 'production' } });
}
