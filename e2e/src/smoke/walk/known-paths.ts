import type { ReleaseRoute } from '@huoban/contracts';
import { addressOf } from '../../journey-pages';
import { deliver } from '../deployment-jar';
import type { Deployment } from '../deployment';
import { matcherOf, planVisits, plainPath } from './visits';

/** Small numbers are the likeliest names of what nobody names. */
const GUESSES = ['1', '2', '3', '5'];

/**
 * Paths of patterns that the site map leaves out: what pages link to, else what a small number leads to.
 * @returns paths without language and `m`
 */
export async function findUnmappedPaths(deployment: Deployment): Promise<string[]> {
  const { visits, unwalked } = planVisits(deployment, []);
  const open = new Map(unwalked.map(({ pattern }) => [pattern, matcherOf(pattern)]));
  // A page that the map hides may be another with a query: results of a search.
  const asking = deployment.routes.filter(
    ({ pattern, sitemap, guards }) =>
      sitemap === 'hidden' && !pattern.includes(':') && !guards.includes('auth'),
  );
  const pages = visits.filter(
    ({ language, device, status }) => language === 'zh' && device === 'desktop' && status === 200,
  );
  const found: string[] = [];
  for (const { address } of pages) {
    for (const link of await linksOf(deployment, address)) {
      const [path = link, query] = link.split('?');
      const asked = query ? asking.findIndex(({ pattern }) => matcherOf(pattern).test(path)) : -1;
      if (asked >= 0) {
        found.push(link);
        asking.splice(asked, 1);
      }
      for (const [pattern, matcher] of open) {
        if (!matcher.test(path)) continue;
        found.push(path);
        open.delete(pattern);
      }
    }
  }
  const guessed = await Promise.all(
    deployment.routes
      .filter(({ pattern }) => open.has(pattern))
      .map((route) => guess(deployment, route)),
  );
  return [...found, ...guessed.filter((path) => path !== null)];
}

async function linksOf({ origin, jar }: Deployment, address: string): Promise<string[]> {
  const html = await (await deliver(origin, address, jar)).text();
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, path = '']) =>
    plainPath(path),
  );
}

async function guess(
  { origin, jar }: Deployment,
  { pattern, devices }: ReleaseRoute,
): Promise<string | null> {
  for (const id of GUESSES) {
    const path = pattern.replace(/:\w+/g, id);
    const address = addressOf(path, 'zh', devices[0] ?? 'desktop');
    const answer = await deliver(origin, address, jar);
    await answer.body?.cancel();
    if (answer.ok) return path;
  }
  return null;
}
