import { ARTIFACT_NAMES, type ArtifactName } from '../../registry/artifact-names';
import { markup, type Markup } from './markup';

export interface FormFrame {
  channel: string;
  /** Sequence of the displayed entry, checked against concurrent acts. */
  seen: number;
}

export interface ActFormOptions {
  /** Last segment of the path, such as `rollback`. */
  act: string;
  label: string;
  fields?: Markup;
  /** Styles the button as dangerous. */
  grave?: boolean;
}

/** Form of one act, with a reason. */
export const actForm = (
  { channel, seen }: FormFrame,
  { act, label, fields = markup``, grave = false }: ActFormOptions,
): Markup =>
  markup`<form class="act" method="post" action="/channels/${channel}/${act}">
<input type="hidden" name="seen" value="${seen}">${fields}
<label for="${act}-reason">Reason</label>
<input id="${act}-reason" name="reason" required maxlength="500" autocomplete="off">
<button${grave ? markup` class="grave"` : null}>${label}</button></form>`;

/** A labelled text field. */
export const field = (
  act: string,
  name: string,
  label: string,
  rest: Markup = markup``,
): Markup => markup`<label for="${act}-${name}">${label}</label>
<input id="${act}-${name}" name="${name}" autocomplete="off"${rest}>`;

/** One select per artifact; the first option keeps the version. */
export const versionFields = (
  act: string,
  versions: Partial<Record<ArtifactName, readonly string[]>>,
): Markup =>
  markup`<fieldset><legend>Versions</legend>${ARTIFACT_NAMES.map(
    (name) => markup`<label for="${act}-${name}">${name}</label>
<select id="${act}-${name}" name="version-${name}"><option value="">unchanged</option>${(versions[name] ?? []).map((version) => markup`<option>${version}</option>`)}</select>`,
  )}</fieldset>`;

export const channelChoice = (act: string, channels: readonly string[]): Markup =>
  markup`<label for="${act}-from">From channel</label>
<select id="${act}-from" name="from" required>${channels.map(
    (name) => markup`<option>${name}</option>`,
  )}</select>`;

/** Checkboxes of artifacts; none means all. */
export const onlyChoice = (act: string): Markup =>
  markup`<fieldset><legend>Only these artifacts (none selected: all)</legend>${ARTIFACT_NAMES.map(
    (
      name,
    ) => markup`<label class="tick"><input type="checkbox" name="only" value="${name}" id="${act}-only-${name}">
${name}</label>`,
  )}</fieldset>`;
