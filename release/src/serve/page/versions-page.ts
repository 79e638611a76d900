import { ARTIFACT_NAMES } from '../../registry/artifact-names';
import { formatVersionStatus, type VersionStatus } from '../../registry/version-status';
import type { Session } from '../access/session-store';
import { instant, layout } from './layout';
import { markup, type Markup } from './markup';

/** Published versions, newest first, with their use. */
export const versionsPage = (statuses: readonly VersionStatus[], session: Session): string =>
  layout({
    title: 'Versions',
    session,
    main: markup`${ARTIFACT_NAMES.map(
      (
        artifact,
      ) => markup`<section class="card"><div class="wide" tabindex="0" role="region" aria-label="Versions of ${artifact}"><table><caption>${artifact}</caption>
<thead><tr><th scope="col">Version</th><th scope="col">Published</th><th scope="col">Use</th></tr></thead>
<tbody>${statuses.filter(({ name }) => name === artifact).map(row)}</tbody></table></div></section>`,
    )}`,
  });

const row = (status: VersionStatus): Markup =>
  markup`<tr><th scope="row"><code>${status.version}</code></th><td>${instant(status.at.toISOString())}</td>
<td>${formatVersionStatus(status)}</td></tr>`;
