import type { Release } from '@huoban/contracts';
import { ARTIFACT_NAMES } from '../../registry/artifact-names';
import { pinOf } from '../../release/pins';
import { markup, type Markup } from './markup';

/** Versions of the active release and its canary. */
export const releaseTable = (release: Release, canary: Release | null): Markup =>
  markup`<table class="stacked"><caption>Active versions</caption>
<thead><tr><th scope="col">Artifact</th><th scope="col">Version</th><th scope="col">Fallback</th>${
    canary && markup`<th scope="col">Canary</th>`
  }</tr></thead>
<tbody>${ARTIFACT_NAMES.map((name) => {
    const { version, fallback } = pinOf(release, name);
    const other = canary && pinOf(canary, name).version;
    return markup`<tr><th scope="row">${name}</th><td data-label="Version"><code>${version}</code></td>
<td data-label="Fallback">${fallback ? markup`<code>${fallback.version}</code>` : 'none'}</td>${
      canary &&
      markup`<td data-label="Canary">${other === version ? 'same' : markup`<code class="new">${other}</code>`}</td>`
    }</tr>`;
  })}</tbody></table>`;
