import type { KeyAct } from '../../keys/key-history';
import type { TrustedKeys, TrustedKeyRecord } from '../../keys/trusted-keys';
import type { Session } from '../access/session-store';
import { instant, layout } from './layout';
import { markup, type Markup } from './markup';

/** Trusted keys with owner and role, policies of channels, and changes of keys. */
export const keysPage = (
  { records, policies }: TrustedKeys,
  history: readonly KeyAct[],
  session: Session,
): string =>
  layout({
    title: 'Keys',
    session,
    main: markup`<section class="card"><table class="stacked"><caption>Trusted keys</caption>
<thead><tr><th scope="col">Key</th><th scope="col">Owner</th><th scope="col">Role</th><th scope="col">State</th></tr></thead>
<tbody>${records.map(row)}</tbody></table></section>
<section class="card" aria-labelledby="policies"><h2 id="policies">Signatures that an act needs</h2>${
      Object.keys(policies).length === 0
        ? markup`<p>One, on every channel.</p>`
        : markup`<ul class="findings">${Object.entries(policies).map(
            ([channel, { signatures, from }]) =>
              markup`<li>${channel}: ${signatures} owners, from entry ${from} on</li>`,
          )}</ul>`
    }</section>
<section class="card" aria-labelledby="changes"><h2 id="changes">Changes</h2>${
      history.length === 0
        ? markup`<p class="faint">None recorded.</p>`
        : markup`<ul class="findings">${[...history]
            .reverse()
            .map(
              ({ at, act, keys, author, reason }) =>
                markup`<li>${instant(at)} · ${act} ${keys.join(', ')} · ${author}: ${reason}</li>`,
            )}</ul>`
    }<p class="faint">Keys are created, rotated and revoked on the command line, where the private halves are.</p></section>`,
  });

const row = ({ id, owner, role, from, until, revoked }: TrustedKeyRecord): Markup =>
  markup`<tr><th scope="row"><code>${id}</code></th><td data-label="Owner">${owner ?? 'shared'}</td><td data-label="Role">${role}</td>
<td data-label="State">${
    revoked
      ? markup`<strong class="warn">revoked</strong> ${instant(revoked)}`
      : markup`since ${instant(from)}${until && markup`, until ${instant(until)}`}`
  }</td></tr>`;
