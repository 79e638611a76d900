import type { Finding } from '../../doctor/finding';
import type { CollectionPlan } from '../../gc/plan-collection';
import type { VerifyReport } from '../../verify/verify-report';
import type { Session } from '../access/session-store';
import { inConsoleWords } from '../words/console-words';
import { layout } from './layout';
import { markup, type Markup } from './markup';

export interface ChecksView {
  findings: readonly Finding[];
  /** Null until it is requested: it reads every file. */
  verified: VerifyReport | null;
  collection: CollectionPlan;
  /** Sentence about a smoke report that was just recorded; null otherwise. */
  recorded: string | null;
  /** Active releases, for which a report may be uploaded. */
  active: readonly { channel: string; release: string }[];
}

/** Health of registry, keys and servers; integrity; what could be removed; upload of a smoke report. */
export const checksPage = (
  { findings, verified, collection, recorded, active }: ChecksView,
  session: Session,
): string =>
  layout({
    title: 'Checks',
    session,
    main: markup`${recorded && markup`<p class="done" role="status">${recorded}</p>`}
<section class="card" aria-labelledby="health"><h2 id="health">Keys, channels and servers</h2>
<ul class="findings">${findings.map(
      ({ about, state, text, next }) =>
        markup`<li>${state === 'ok' || state === 'note' ? state : markup`<strong class="warn">${state}</strong>`} · ${about}: ${text.replace(/\.$/, '')}.${next && ` ${inConsoleWords(next)}`}</li>`,
    )}</ul></section>
<section class="card" aria-labelledby="integrity"><h2 id="integrity">Integrity</h2>${
      verified
        ? integrity(verified)
        : markup`<p>Compares every file, signature and log with its hash; this needs some seconds.</p>
<form method="get" action="/checks"><button class="quiet" name="verify" value="yes">Verify everything</button></form>`
    }</section>
${removable(collection)}${session.role === 'operator' ? upload(active) : null}`,
  });

const integrity = ({ counts, faults, milliseconds }: VerifyReport): Markup =>
  markup`<p>${counts.files} files of ${counts.versions} versions, ${counts.releases} releases, ${counts.entries} entries in ${milliseconds} ms.</p>${
    faults.length === 0
      ? markup`<p>Everything is as it was signed.</p>`
      : markup`<ul class="findings">${faults.map(({ kind, subject, problem }) => markup`<li><strong class="warn">${kind}</strong> · ${subject}: ${problem}</li>`)}</ul>`
  }`;

const removable = ({ versions, releases, kept }: CollectionPlan): Markup =>
  markup`<section class="card" aria-labelledby="removable"><h2 id="removable">Not needed</h2>
<p>${versions.length} versions and ${releases.length} releases could be removed; ${kept.versions} versions and ${kept.releases} releases are needed.
Who administers the registry removes them.</p>
<ul class="findings">${versions.map(({ name, version, bytes }) => markup`<li>${name} <code>${version}</code>, ${Math.ceil(bytes / 1024)} KB</li>`)}</ul></section>`;

const upload = (
  active: ChecksView['active'],
): Markup => markup`<section class="card" aria-labelledby="upload"><h2 id="upload">Record a smoke report</h2>
<p id="report-help">The file that the smoke checks wrote (JSON, up to 1 MB), signed with the key of a tester.</p>
<form class="act" method="post" action="/evidence" enctype="multipart/form-data"><label for="report">Report</label>
<input id="report" name="report" type="file" accept=".json,application/json" aria-describedby="report-help" required>
<label for="report-release">Release that it must cover</label>
<select id="report-release" name="release"><option value="">the one that the report names</option>${active.map(
  ({ channel, release }) =>
    markup`<option value="${release}">${release.slice(0, 12)}, active on ${channel}</option>`,
)}</select><button class="quiet">Record</button></form></section>`;
