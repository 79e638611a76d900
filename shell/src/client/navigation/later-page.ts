import type { Environment } from '../../app/environment';
import type { PageResult } from '../../app/pages/page-result';
import { resolvePage } from '../../app/pages/resolve-page';
import { isTwin } from '../../app/pages/twin-path';
import type { FaultReporter } from '../faults/fault-reporter';
import type { BuildCheck } from '../release/build-check';
import { loadDocument } from './document-load';

interface Dependencies {
  builds: Pick<BuildCheck, 'isStale'>;
  faults: Pick<FaultReporter, 'report' | 'reloadWithout'>;
}

/**
 * Resolves a page after the first one. A section that cannot be loaded leads to one document load, as the server may
 * have a fallback; a page that throws is loaded from the server by the section's fallback version.
 */
export async function loadLaterPage(
  env: Environment,
  { builds, faults }: Dependencies,
  { url, signal }: { url: URL; signal: AbortSignal },
): Promise<PageResult> {
  const address = url.pathname + url.search + url.hash;
  // The document of a newer release replaces the page: never resolve, so that nothing else is shown before. A page that
  // moves to the other layout would lose what the visitor types.
  const isMove = isTwin(url.pathname, location.pathname);
  if (builds.isStale && !isMove && loadDocument(address)) await new Promise(() => undefined);
  const result = await resolvePage(env, url);
  if (result.kind === 'page') return result;
  const { section, version, fault: cause, cause: kind, message } = result;
  // The text is the one of the specification. An aborted navigation is no error, and needs no document.
  if (kind !== 'not-found' && !signal.aborted) console.error('路由跳转错误', url.pathname, message);
  if (section && version && cause) {
    await faults.report({ section, version, cause }, new Error(message));
    if (cause !== 'timeout' && !signal.aborted)
      await faults.reloadWithout({ section, version }, address);
  }
  if (kind === 'section' && !signal.aborted && loadDocument(address))
    await new Promise(() => undefined);
  return result;
}
