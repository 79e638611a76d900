import type { ReleaseRoute } from '@huoban/contracts';
import { deliver, type Jar } from './deployment-jar';

/** What the deployment says of itself: nothing about it is known beforehand. */
export interface Deployment {
  /** Scheme, host and port. */
  origin: string;
  /** Id of the release that renders for this visitor: the live one, or that of a tester link. */
  release: string;
  shell: string;
  sections: Record<string, string>;
  routes: ReleaseRoute[];
  /** Paths with query of the site map. */
  sitemap: string[];
  /** Cookies that keep every tab with this release: of a tester link, or of a canary's share. */
  jar: Jar;
}

/** The deployment cannot be checked at all. */
export class DeploymentUnreadable extends Error {
  override name = 'DeploymentUnreadable';
}

/** The part of the boot data in the HTML that says what the release holds. */
interface BootFacts {
  release: string;
  shell: string;
  routes: ReleaseRoute[];
  sections: Record<string, { version: string }>;
}

/**
 * Reads the release that is live, or the one that a tester link leads to, from what the server sends.
 * @param link token of a tester link
 * @throws DeploymentUnreadable when it does not answer like this site
 */
export async function readDeployment(url: string, link: string | null): Promise<Deployment> {
  const { origin } = new URL(url);
  const jar: Jar = [];
  const first = link === null ? '/' : `/?release-link=${encodeURIComponent(link)}`;
  const answer = await deliver(origin, first, jar).catch((cause: unknown) => {
    throw new DeploymentUnreadable(`${origin} does not answer`, { cause });
  });
  const boot = bootIn(await answer.text());
  if (!boot) {
    const state = `${String(answer.status)} ${answer.headers.get('content-type') ?? ''}`;
    throw new DeploymentUnreadable(`${origin}/ names no release in its HTML (it answers ${state})`);
  }
  if (link !== null && jar.length === 0)
    throw new DeploymentUnreadable(`${origin} does not take the tester link`);
  const { release, shell, routes } = boot;
  const sections: Record<string, string> = {};
  for (const [name, { version }] of Object.entries(boot.sections)) sections[name] = version;
  const sitemap = await readSitemap(origin, jar);
  return { origin, release, shell, routes, sitemap, jar, sections };
}

/** @returns null when a document has no boot data */
export function bootIn(html: string): BootFacts | null {
  const text = /<script type="application\/json" id="boot"[^>]*>([^<]*)</.exec(html)?.[1];
  if (text === undefined) return null;
  const boot = JSON.parse(text) as Partial<BootFacts>;
  const { release, shell, routes, sections } = boot;
  return release && shell && routes && sections ? { release, shell, routes, sections } : null;
}

/** Follows a map of maps one level deep. Its addresses are made paths: a copy may name the origin of its model. */
async function readSitemap(origin: string, jar: Jar): Promise<string[]> {
  const paths = await namedIn(origin, '/sitemap.xml', jar);
  const maps = paths.filter((path) => path.endsWith('.xml'));
  const inner = await Promise.all(maps.map((path) => namedIn(origin, path, jar)));
  return [...paths.filter((path) => !path.endsWith('.xml')), ...inner.flat()];
}

async function namedIn(origin: string, path: string, jar: Jar): Promise<string[]> {
  const answer = await deliver(origin, path, jar);
  if (!answer.ok)
    throw new DeploymentUnreadable(`${origin}${path} answers ${String(answer.status)}`);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}
