import type { ChannelHead } from '../../channel/channel-head';
import type { Session } from '../access/session-store';
import { instant, layout, shortId } from './layout';
import type { ShellState } from '../watch/shell-states';
import { markup, type Markup } from './markup';
import { shellTable } from './shell-table';

export interface ChannelSummary {
  channel: string;
  /** Null when no entry of its log is valid. */
  head: ChannelHead | null;
}

export const overviewPage = (
  channels: readonly ChannelSummary[],
  states: readonly ShellState[] | null,
  session: Session,
): string =>
  layout({
    title: 'Channels',
    session,
    main: markup`${
      channels.length === 0
        ? markup`<p>No channel has a release yet. The first one needs the command line: see the guide for release managers.</p>`
        : markup`<ul class="channels">${channels.map(card)}</ul>`
    }
${shellTable(states)}<form class="card narrow" method="get" action="/channel">
<label for="channel">Another channel</label>
<input id="channel" name="name" pattern="[a-z][a-z0-9\\-]*" required><button class="quiet">Open</button></form>`,
  });

const card = ({ channel, head }: ChannelSummary): Markup =>
  markup`<li class="card"><h2><a href="/channels/${channel}">${channel}</a></h2>${
    head ? summary(head) : markup`<p class="warn">Its log has no valid entry.</p>`
  }</li>`;

const summary = ({ entry }: ChannelHead): Markup =>
  markup`<p>Release ${shortId(entry.release)}, entry ${entry.sequence}, ${instant(entry.at)}</p>
<p class="faint">${entry.act} by ${entry.author}: ${entry.reason}</p>
${entry.canary && markup`<p><span class="tag">canary ${entry.canary.share} %</span> ${shortId(entry.canary.release)}</p>`}
${entry.lock && markup`<p class="warn">Locked by ${entry.lock.author}: ${entry.lock.reason}</p>`}`;
