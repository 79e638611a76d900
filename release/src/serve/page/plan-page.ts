import { formatReleaseDiff } from '../../cli/format-diff';
import { isOverridable } from '../../evidence/evidence-rules';
import type { Plan } from '../../acts/plan/plan-change';
import type { Session } from '../access/session-store';
import { actForm, field } from './act-form';
import { layout, shortId } from './layout';
import { markup, type Markup } from './markup';
import { refusalList } from './error-page';

export interface PlanView {
  plan: Plan;
  /** What would be done: `pin`, `promote` or `canary-start`. */
  act: string;
  /** The fields of the form that asked, handed on. */
  fields: readonly (readonly [name: string, value: string])[];
}

/** What would happen, and the form that lets it happen. */
export function planPage({ plan, act, fields }: PlanView, session: Session): string {
  const { channel, inForce, release, changes, endsCanary, diff, refusals } = plan;
  const others = refusals.filter(({ code }) => !isOverridable(code));
  const needsWhy = others.length < refusals.length;
  return layout({
    title: `${act} on ${channel}: plan`,
    session,
    main: markup`<p>${inForce ? markup`Entry ${inForce.sequence}, release ${shortId(inForce.release)}` : 'Nothing'} →
${release === null ? 'no release' : markup`release ${shortId(release)}`}</p>
${diff && markup`<pre class="diff" tabindex="0" role="region" aria-label="Differences">${formatReleaseDiff(diff).join('\n')}</pre>`}
${endsCanary !== null && changes && act !== 'canary-start' ? markup`<p class="warn">It ends the canary ${shortId(endsCanary)}.</p>` : null}
${evidenceLine(plan)}
${refusals.length > 0 ? markup`<div class="problem"><p>It would be refused:</p>${refusalList(refusals)}</div>` : null}
${changes ? null : markup`<p>It is so already; nothing would be added.</p>`}
${
  changes && others.length === 0 && session.role === 'operator'
    ? markup`<section class="card">${actForm(
        { channel, seen: inForce?.sequence ?? 0 },
        { act, label: `Do it: ${act}`, fields: planFields(act, fields, needsWhy), grave: true },
      )}</section>`
    : null
}<p><a href="/channels/${channel}">Back to ${channel}</a></p>`,
  });
}

const planFields = (act: string, asked: PlanView['fields'], needsWhy: boolean): Markup =>
  markup`${asked.map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)}${
    needsWhy
      ? field(act, 'force', 'Without evidence: why it may be done all the same (kept in the log)')
      : null
  }`;

function evidenceLine({ evidence }: Plan): Markup | null {
  switch (evidence?.kind) {
    case undefined:
      return null;
    case 'exact':
      return markup`<p>Evidence: ${evidence.evidence.checks} checks passed at ${evidence.evidence.url}.</p>`;
    case 'carried':
      return markup`<p>Evidence carries over from ${evidence.from.length} releases with the same shell.</p>`;
    case 'missing':
      return markup`<p class="warn">Evidence is missing${evidence.partial && !evidence.failed ? ' in part' : ''}.</p>`;
  }
}
