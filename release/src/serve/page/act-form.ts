import { ARTIFACT_NAMES, type ArtifactName } from '../../registry/artifact-names';
import { markup, type Markup } from './markup';

export interface FormFrame {
  channel: string;
  /** Sequence number of the entry that the page shows. */
  seen: number;
}

export interface ActFormOptions {
  /** Last part of the address, such as `rollback`. */
  act: string;
  label: string;
  fields?: Markup;
  /** Takes something from visitors, or gives it to all of them. */
  grave?: boolean;
}

/** A form that does one act, with its reason. */
export const actForm = (
  { channel, seen }: FormFrame,
  { act, label, fields = markup``, grave = false }: ActFormOptions,
): Markup =>
  markup`<form class="act" method="post" action="/channels/${channel}/${act}">
<input type="hidden" name="seen" value="${seen}">${fields}
<label for="${act}-reason">Reason</label>
<input id="${act}-reason" name="reason" required maxlength="500" autocomplete="off">
<button${grave ? markup` class="grave"` : null}>${label}</button></form>`;

/** One labelled text field. */
export const field = (
  act: string,
  name: string,
  label: string,
  rest: Markup = markup``,
): Markup => markup`<label for="${act}-${name}">${label}</label>
<input id="${act}-${name}" name="${name}" autocomplete="off"${rest}>`;

/** One choice for each artifact; the first leaves it as it is. */
export const versionFields = (
  act: string,
  versions: Partial<Record<ArtifactName, readonly string[]>>,
): Markup =>
  markup`<fieldset><legend>Versions</legend>${ARTIFACT_NAMES.map(
    (name) => markup`<label for="${act}-${name}">${name}</label>
<select id="${act}-${name}" name="version-${name}"><option value="">as it is</option>${(versions[name] ?? []).map((version) => markup`<option>${version}</option>`)}</select>`,
  )}</fieldset>`;

export const channelChoice = (act: string, channels: readonly string[]): Markup =>
  markup`<label for="${act}-from">From channel</label>
<select id="${act}-from" name="from" required>${channels.map(
    (name) => markup`<option>${name}</option>`,
  )}</select>`;

/** Which artifacts to take; none means all. */
export const onlyChoice = (act: string): Markup =>
  markup`<fieldset><legend>Only these (none ticked: the whole release)</legend>${ARTIFACT_NAMES.map(
    (
      name,
    ) => markup`<label class="tick"><input type="checkbox" name="only" value="${name}" id="${act}-only-${name}">
${name}</label>`,
  )}</fieldset>`;
