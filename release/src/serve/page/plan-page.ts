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
  /** `pin`, `promote` or `canary-start`. */
  act: string;
  /** Fields of the plan form, passed on to the act. */
  fields: readonly (readonly [name: string, value: string])[];
}

/** The plan of an act, with the form that performs it. */
export function planPage({ plan, act, fields }: PlanView, session: Session): string {
  const { channel, inForce, release, changes, endsCanary, diff, refusals } = plan;
  const others = refusals.filter(({ code }) => !isOverridable(code));
  const needsForce = others.length < refusals.length;
  return layout({
    title: `${act} on ${channel}: plan`,
    session,
    main: markup`<p>${inForce ? markup`Entry ${inForce.sequence}, release ${shortId(inForce.release)}` : 'No release'} →
${release === null ? 'no release' : markup`release ${shortId(release)}`}</p>
${diff && markup`<pre class="diff" tabindex="0" role="region" aria-label="Differences">${formatReleaseDiff(diff).join('\n')}</pre>`}
${endsCanary !== null && changes && act !== 'canary-start' ? markup`<p class="warn">Ends the canary ${shortId(endsCanary)}.</p>` : null}
${evidenceLine(plan)}
${refusals.length > 0 ? markup`<div class="problem"><p>Would be refused:</p>${refusalList(refusals)}</div>` : null}
${changes ? null : markup`<p>Already active; no entry would be added.</p>`}
${
  changes && others.length === 0 && session.role === 'operator'
    ? markup`<section class="card">${actForm(
        { channel, seen: inForce?.sequence ?? 0 },
        { act, label: `Perform ${act}`, fields: planFields(act, fields, needsForce), grave: true },
      )}</section>`
    : null
}<p><a href="/channels/${channel}">Back to ${channel}</a></p>`,
  });
}

const planFields = (act: string, fields: PlanView['fields'], needsForce: boolean): Markup =>
  markup`${fields.map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)}${
    needsForce
      ? field(act, 'force', 'Reason for overriding missing evidence (recorded in the log)')
      : null
  }`;

function evidenceLine({ evidence }: Plan): Markup | null {
  switch (evidence?.kind) {
    case undefined:
      return null;
    case 'exact':
      return markup`<p>Evidence: ${evidence.evidence.checks} checks passed at ${evidence.evidence.url}.</p>`;
    case 'carried':
      return markup`<p>Evidence carried over from ${evidence.from.length} releases with the same shell.</p>`;
    case 'missing':
      return markup`<p class="warn">Evidence is ${evidence.partial && !evidence.failed ? 'incomplete' : 'missing'}.</p>`;
  }
}
