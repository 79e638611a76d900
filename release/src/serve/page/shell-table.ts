import type { ShellState } from '../watch/shell-states';
import { instant, shortId } from './layout';
import { markup, type Markup } from './markup';

/** What each shell serves. @param states null when the console knows no shells */
export const shellTable = (states: readonly ShellState[] | null): Markup =>
  markup`<section class="card" aria-labelledby="shells"><h2 id="shells">Servers of the site</h2>${
    states === null
      ? markup`<p class="faint">This console knows no servers (SHELLS is not set).</p>`
      : states.length === 0
        ? markup`<p class="warn">No known server serves this release.</p>`
        : markup`<table class="stacked"><thead><tr><th scope="col">Server</th><th scope="col">State</th><th scope="col">Release</th>
<th scope="col">Fallbacks</th><th scope="col">Since</th></tr></thead><tbody>${states.map(row)}</tbody></table>`
  }</section>`;

const row = ({ shell, status, reason, release, fallbacks, since }: ShellState): Markup =>
  markup`<tr><th scope="row">${shell}</th><td data-label="State">${
    status === 'ok'
      ? 'ok'
      : markup`<strong class="warn">${status}</strong>${reason && `: ${reason}`}`
  }</td><td data-label="Release">${release === null ? 'none' : shortId(release)}</td>
<td data-label="Fallbacks">${fallbacks.length > 0 ? markup`<span class="warn">${fallbacks.join(', ')}</span>` : 'none'}</td>
<td data-label="Since">${instant(since)}</td></tr>`;
