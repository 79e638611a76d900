import type { LogEntry } from '@huoban/contracts';
import { instant, shortId } from './layout';
import { markup, type Markup } from './markup';

const MAX_ENTRIES = 50;

/** The newest entries of a channel. @param entries oldest first */
export function historyTable(channel: string, entries: readonly LogEntry[]): Markup {
  const newest = entries.slice(-MAX_ENTRIES).reverse();
  const older = entries.length - newest.length;
  return markup`<table class="stacked"><caption>History, newest first</caption>
<thead><tr><th scope="col">Entry</th><th scope="col">When</th><th scope="col">Act</th><th scope="col">Release</th>
<th scope="col">Author and reason</th><th scope="col">Changes</th></tr></thead>
<tbody>${newest.map((entry) => row(channel, entry))}</tbody></table>
${older > 0 ? markup`<p class="faint">${older} older entries are in the log</p>` : null}`;
}

function row(channel: string, entry: LogEntry): Markup {
  const { sequence, at, act, release, author, reason, forced, canary, origin } = entry;
  return markup`<tr><th scope="row">${sequence}</th><td data-label="When">${instant(at)}</td><td data-label="Act">${act}${
    canary && markup` <span class="tag">${canary.share} %</span>`
  }</td><td data-label="Release">${shortId(release)}</td>
<td class="said" data-label="Author and reason">${author}: ${reason}${origin && markup` <span class="faint">from ${origin.channel} ${origin.sequence}</span>`}${
    forced && markup` <strong class="warn">forced: ${forced}</strong>`
  }</td><td data-label="Changes">${
    sequence <= 1
      ? null
      : markup`<a href="/diff?from=${channel}%23${sequence - 1}&amp;to=${channel}%23${sequence}"
aria-label="compare entry ${sequence} with the one before">compare</a>`
  }</td></tr>`;
}
