import type { RouteLocation } from '@huoban/runtime';
import type { Environment } from '../../app/environment';
import type { PageFailed } from '../../app/pages/page-result';
import { ensureShellMessages } from '../../app/pages/resolve-page';
import { testerText } from './tester-messages';

/** The page of a refused tester link: 410 for a link that was valid once, 403 for one that never was. */
export async function createRefusedLinkPage(
  env: Environment,
  routeLocation: RouteLocation,
  { status, message }: { status: number; message: string },
): Promise<PageFailed> {
  await ensureShellMessages(env, routeLocation);
  const text = testerText(env.i18n, routeLocation.language);
  const kind = status === 410 ? 'expired' : 'refused';
  return {
    kind: 'error',
    cause: 'link',
    status,
    message,
    section: null,
    version: null,
    fault: null,
    words: { title: text(`${kind}.title`), lead: text(`${kind}.lead`) },
  };
}
