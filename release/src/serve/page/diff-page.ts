import type { Session } from '../access/session-store';
import { layout } from './layout';
import { markup } from './markup';

export interface DiffView {
  from: string;
  to: string;
  /** Null before both were named. */
  lines: readonly string[] | null;
}

/** How two releases, channels or versions differ. */
export const diffPage = ({ from, to, lines }: DiffView, session: Session): string =>
  layout({
    title: 'Compare',
    session,
    main: markup`<form class="card narrow" method="get" action="/diff">
<p class="faint" id="targets">A channel, an entry as <code>production#7</code>, a version as <code>mfe-home@1.0.0-abc</code>, or the
beginning of a release id.</p>
<label for="from">From</label><input id="from" name="from" value="${from}" aria-describedby="targets" required>
<label for="to">To</label><input id="to" name="to" value="${to}" aria-describedby="targets" required>
<button class="quiet">Compare</button></form>
${lines && markup`<pre class="diff" tabindex="0" role="region" aria-label="Differences">${lines.join('\n')}</pre>`}`,
  });
