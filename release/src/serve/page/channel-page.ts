import type { LogEntry } from '@huoban/contracts';
import type { ArtifactName } from '../../registry/artifact-names';
import { DEFAULT_CANARY_LIMITS } from '../../acts/canary/start-canary';
import type { ChannelHead } from '../../channel/channel-head';
import type { Evidence } from '../../evidence/evidence';
import type { Session } from '../access/session-store';
import type { CanaryFigures } from '../watch/canary-watch';
import {
  actForm,
  channelChoice,
  field,
  onlyChoice,
  versionFields,
  type FormFrame,
} from './act-form';
import { canarySection } from './canary-section';
import { evidenceList } from './evidence-list';
import { historyTable } from './history-table';
import { instant, layout, shortId } from './layout';
import { markup, type Markup } from './markup';
import { pendingSection, type PendingView } from './pending-section';
import { shellTable } from './shell-table';
import type { ShellState } from '../watch/shell-states';
import { releaseTable } from './release-table';

export interface ChannelView {
  channel: string;
  head: ChannelHead | null;
  entries: readonly LogEntry[];
  evidence: readonly Evidence[];
  /** Published versions that may be pinned, newest first. */
  versions: Partial<Record<ArtifactName, readonly string[]>>;
  otherChannels: readonly string[];
  pending: readonly PendingView[];
  /** Null when the console knows no shells. */
  states: readonly ShellState[] | null;
  figures: CanaryFigures | null;
  unreachable: ReadonlyMap<string, string> | null;
  /** Sequence of the entry that was just added, null otherwise. */
  done: number | null;
}

/** Active release, acts and history of a channel. */
export function channelPage(view: ChannelView, session: Session): string {
  const { channel, head, entries, done } = view;
  const frame = { channel, seen: head?.entry.sequence ?? 0 };
  const mayAct = session.role === 'operator';
  const entry = head?.entry ?? null;
  return layout({
    title: channel,
    session,
    main: markup`${done === null ? null : markup`<p class="done" role="status">Done: entry ${done}.</p>`}
${pendingSection(channel, view.pending, session)}
${head ? activeRelease(head, view.evidence) : markup`<p>The channel has no release.</p>`}
${head && shellTable(view.states && view.states.filter(({ release }) => release === head.entry.release))}
${entry && canarySection({ entry, figures: view.figures, unreachable: view.unreachable, frame, mayAct })}
${mayAct ? acts(view, frame) : markup`<p class="faint">Your access is read-only.</p>`}
${entries.length > 0 ? historyTable(channel, entries) : null}`,
  });
}

const activeRelease = (
  { entry, release, canary }: ChannelHead,
  evidence: readonly Evidence[],
): Markup =>
  markup`<section class="card" aria-labelledby="active"><h2 id="active">Active release</h2>
<p>Release ${shortId(entry.release)}, entry ${entry.sequence}, ${instant(entry.at)}, expires ${instant(entry.expires)}.</p>
<p>${entry.act} by ${entry.author}: ${entry.reason}</p>
${entry.lock && markup`<p class="warn">Locked by ${entry.lock.author} (${instant(entry.lock.at)}): ${entry.lock.reason}</p>`}
${entry.protected && markup`<p>Only ${entry.protected.join(', ')} may act here.</p>`}
${releaseTable(release, canary)}<h3>Evidence</h3>${evidenceList(evidence)}</section>`;

function acts(view: ChannelView, frame: FormFrame): Markup {
  const { head, otherChannels } = view;
  return markup`<section aria-labelledby="acts"><h2 id="acts">Actions</h2><div class="acts">
${planForm(frame, 'pin', 'Activate versions', versionFields('pin', view.versions))}
${
  otherChannels.length > 0
    ? planForm(
        frame,
        'promote',
        'Promote',
        markup`${channelChoice('promote', otherChannels)}${onlyChoice('promote')}`,
      )
    : null
}
${head && !head.entry.canary ? planForm(frame, 'canary-start', 'Start a canary', canaryFields(view)) : null}
${rollbackForm(view, frame)}${head && stateForms(head, frame)}
</div></section>`;
}

const collapsible = (title: string, content: Markup): Markup =>
  markup`<details class="card"><summary>${title}</summary>${content}</details>`;

/** Form that opens the plan page. */
const planForm = ({ channel }: FormFrame, act: string, title: string, fields: Markup): Markup =>
  collapsible(
    title,
    markup`<form class="act" method="get" action="/channels/${channel}/plan">
<input type="hidden" name="act" value="${act}">${fields}<button class="quiet">Show the plan</button></form>`,
  );

const canaryFields = ({ versions }: ChannelView): Markup =>
  markup`${versionFields('canary-start', versions)}
${field('canary-start', 'share', 'Percent of visitors', markup` type="number" min="1" max="100" value="5" required`)}
${field('canary-start', 'factor', 'Withdraw above this multiple of the share of addresses at which the base release fails', markup` type="number" min="1" step="0.1" value="${DEFAULT_CANARY_LIMITS.factor}" required`)}
${field('canary-start', 'visits', 'Addresses before that is evaluated', markup` type="number" min="1" value="${DEFAULT_CANARY_LIMITS.visits}" required`)}`;

/** Null without an earlier release. */
function rollbackForm({ head, entries }: ChannelView, frame: FormFrame): Markup | null {
  const others = entries.filter(({ release }) => release !== head?.entry.release);
  if (others.length === 0) return null;
  const fields = markup`<label for="rollback-to">To the release of entry</label>
<select id="rollback-to" name="to" required>${[...others]
    .reverse()
    .map(
      ({ sequence, release, reason }) =>
        markup`<option value="${sequence}">${sequence} · ${release.slice(0, 12)} · ${reason}</option>`,
    )}</select>`;
  const label = 'Roll back';
  return collapsible(label, actForm(frame, { act: 'rollback', label, fields, grave: true }));
}

function stateForms({ entry }: ChannelHead, frame: FormFrame): Markup {
  const locking = entry.lock
    ? { act: 'unlock', label: 'Unlock' }
    : { act: 'lock', label: 'Lock', grave: true };
  const protecting = entry.protected
    ? { act: 'unprotect', label: 'Remove protection' }
    : {
        act: 'protect',
        label: 'Protect',
        fields: field(
          'protect',
          'authors',
          'Allowed authors, separated by spaces',
          markup` required`,
        ),
      };
  return markup`${[locking, protecting, { act: 'renew', label: 'Extend the expiry' }].map((parts) =>
    collapsible(parts.label, actForm(frame, parts)),
  )}`;
}
