import { ARTIFACT_NAMES, type ArtifactName } from '../../registry/artifact-names';
import { formatVersionStatus, type VersionStatus } from '../../registry/version-status';
import type { Session } from '../access/session-store';
import { instant, layout } from './layout';
import { markup, type Markup } from './markup';

export interface VersionsView {
  statuses: readonly VersionStatus[];
  channels: readonly string[];
  /** Address of a tester link that was just created; null otherwise. */
  link: string | null;
}

/** Published versions, newest first, with their use and actions. */
export const versionsPage = (
  { statuses, channels, link }: VersionsView,
  session: Session,
): string =>
  layout({
    title: 'Versions',
    session,
    main: markup`${
      link &&
      markup`<p class="done" role="status">Tester link, valid for seven days: <a href="${link}">${link}</a></p>`
    }${ARTIFACT_NAMES.map((artifact) =>
      table(
        artifact,
        statuses.filter(({ name }) => name === artifact),
        session.role === 'operator' ? channels : null,
      ),
    )}`,
  });

/** @param channels null for a reader, who gets no actions */
const table = (
  artifact: ArtifactName,
  statuses: readonly VersionStatus[],
  channels: readonly string[] | null,
): Markup =>
  markup`<section class="card"><table class="stacked"><caption>${artifact}</caption>
<thead><tr><th scope="col">Version</th><th scope="col">Published</th><th scope="col">Use</th>${
    channels && markup`<th scope="col">Actions</th>`
  }</tr></thead><tbody>${statuses.map((status) => row(status, channels))}</tbody></table></section>`;

const row = (status: VersionStatus, channels: readonly string[] | null): Markup =>
  markup`<tr><th scope="row"><code>${status.version}</code></th><td data-label="Published">${instant(status.at.toISOString())}</td>
<td data-label="Use">${formatVersionStatus(status)}</td>${
    channels && markup`<td>${actions(status, channels)}</td>`
  }</tr>`;

function actions(
  { name, version, deprecated }: VersionStatus,
  channels: readonly string[],
): Markup {
  const id = `${name}-${version}`;
  const hidden = markup`<input type="hidden" name="name" value="${name}"><input type="hidden" name="version" value="${version}">`;
  const isDeprecated = deprecated !== null && !deprecated.undone;
  const reason = (what: string) => markup`<label for="${what}-${id}">Reason</label>
<input id="${what}-${id}" name="reason" required maxlength="500" autocomplete="off">`;
  const choice = (what: string) => markup`<label for="${what}-channel-${id}">Channel</label>
<select id="${what}-channel-${id}" name="channel">${channels.map((channel) => markup`<option>${channel}</option>`)}</select>`;
  return markup`<details><summary>Actions</summary>${
    isDeprecated
      ? null
      : markup`<form class="act" method="get" action="/pin"><input type="hidden" name="version-${name}" value="${version}">
${choice('pin')}<button class="quiet">Plan to activate it</button></form>`
  }<form class="act" method="post" action="/links">${hidden}${choice('link')}${reason('link')}<button class="quiet">Create a tester link</button></form>
<form class="act" method="post" action="/deprecations">${hidden}${reason('deprecate')}${
    isDeprecated ? markup`<input type="hidden" name="undo" value="yes">` : null
  }<button class="quiet">${isDeprecated ? 'Allow again' : 'Deprecate'}</button></form></details>`;
}
