import type { Session } from '../access/session-store';
import { instant, shortId } from './layout';
import { markup, type Markup } from './markup';

export interface PendingView {
  id: string;
  act: string;
  author: string;
  reason: string;
  release: string;
  at: string;
  /** Owners that signed. */
  signed: readonly string[];
  required: number;
}

/** Acts that wait for the signature of another owner; null without one. */
export function pendingSection(
  channel: string,
  acts: readonly PendingView[],
  { owner, role }: Session,
): Markup | null {
  if (acts.length === 0) return null;
  return markup`<section class="card" aria-labelledby="pending"><h2 id="pending">Waiting for confirmation</h2>
<ul class="pending">${acts.map(
    (
      act,
    ) => markup`<li><p><strong>${act.act}</strong> by ${act.author}, ${instant(act.at)}: ${act.reason}</p>
<p>Release ${shortId(act.release)}, <a href="/diff?from=${channel}&amp;to=${act.release}">what changes</a>. Signed by
${act.signed.join(', ')}: ${act.signed.length} of ${act.required}.</p>${
      role !== 'operator' || (owner !== null && act.signed.includes(owner))
        ? markup`<p class="faint">Another person confirms it.</p>`
        : markup`<form class="act" method="post" action="/channels/${channel}/confirm">
<input type="hidden" name="id" value="${act.id}"><button class="grave">Confirm</button></form>`
    }</li>`,
  )}</ul></section>`;
}
