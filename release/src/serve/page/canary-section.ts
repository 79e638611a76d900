import type { LogEntry } from '@huoban/contracts';
import type { CanaryFigures } from '../watch/canary-watch';
import { actForm, field, type FormFrame } from './act-form';
import { shortId } from './layout';
import { markup, type Markup } from './markup';

export interface CanarySectionProps {
  entry: LogEntry;
  figures: CanaryFigures | null;
  /** Unreachable shells with the error; null when no shells are watched. */
  unreachable: ReadonlyMap<string, string> | null;
  frame: FormFrame;
  mayAct: boolean;
}

/** Canary with counts and forms; null without one. */
export function canarySection({
  entry,
  figures,
  unreachable,
  frame,
  mayAct,
}: CanarySectionProps): Markup | null {
  const { canary } = entry;
  if (!canary) return null;
  const { release, share, limits } = canary;
  const hidden = markup`<input type="hidden" name="release" value="${release}">`;
  return markup`<section class="card" aria-labelledby="canary"><h2 id="canary">Canary</h2>
<p>Release ${shortId(release)} for ${share} % of the visitors. Withdrawn automatically when it surely fails at
more than ${limits.factor} times as many addresses as the base release, from ${limits.visits} addresses on.</p>
${figures ? figuresTable(figures) : null}
${unreachable === null ? markup`<p class="warn">No shells are watched (SHELLS is not set): no automatic withdrawal.</p>` : null}
${[...(unreachable ?? [])].map(([shell, problem]) => markup`<p class="warn">No counts from ${shell}: ${problem}</p>`)}
${
  mayAct
    ? markup`<div class="acts">${actForm(frame, {
        act: 'canary-share',
        label: 'Change the share',
        fields: markup`${hidden}${field('canary-share', 'share', 'Percent of visitors', markup` type="number" min="1" max="100" value="${share}" required`)}`,
      })}${actForm(frame, { act: 'canary-finish', label: 'Activate for all visitors', fields: hidden, grave: true })}
${actForm(frame, { act: 'canary-withdraw', label: 'Withdraw', fields: hidden, grave: true })}</div>`
    : null
}</section>`;
}

const figuresTable = ({ canary, base }: CanaryFigures): Markup =>
  markup`<table><caption>Since its start</caption>
<thead><tr><th scope="col">Release</th><th scope="col">Addresses</th><th scope="col">Failed at</th></tr></thead>
<tbody><tr><th scope="row">canary</th><td>${canary.reached}</td><td>${canary.failed}</td></tr>
<tr><th scope="row">base</th><td>${base.reached}</td><td>${base.failed}</td></tr></tbody></table>`;
