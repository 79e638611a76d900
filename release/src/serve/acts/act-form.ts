import * as z from 'zod';
import { ARTIFACT_NAMES, type ArtifactName } from '../../artifact-names';
import { versionText } from '../../documents';
import type { ReleaseTarget } from '../../release-target';

/** A form that says less, or something else, than its page could have sent. */
export class FormUnfit extends Error {
  override name = 'FormUnfit';
}

const LONGEST = 2_000;

/** The fields of a form of the console. */
export class ActForm {
  constructor(private readonly fields: URLSearchParams) {}

  /** Null when it was left empty. */
  text(name: string): string | null {
    const value = this.fields.get(name)?.trim() ?? '';
    if (value.length > LONGEST) throw new FormUnfit(`${name} has more than ${LONGEST} characters`);
    return value === '' ? null : value;
  }

  /** @throws FormUnfit when it was left empty */
  need(name: string): string {
    const value = this.text(name);
    if (value === null) throw new FormUnfit(`${name} is missing`);
    return value;
  }

  /** @throws FormUnfit when it is no number */
  number(name: string): number {
    const value = Number(this.need(name));
    if (!Number.isFinite(value)) throw new FormUnfit(`${name} is no number`);
    return value;
  }

  /** Artifacts that were ticked under this name; undefined for none. @throws FormUnfit */
  artifacts(name: string): ArtifactName[] | undefined {
    const parsed = z.array(z.enum(ARTIFACT_NAMES)).safeParse(this.fields.getAll(name));
    if (!parsed.success) throw new FormUnfit(`${name} names no artifact`);
    return parsed.data.length > 0 ? parsed.data : undefined;
  }

  /** Versions that were chosen, one field for each artifact. @throws FormUnfit */
  versions(): Partial<Record<ArtifactName, string>> {
    const chosen = ARTIFACT_NAMES.flatMap((name) => {
      const version = this.text(`version-${name}`);
      if (version === null) return [];
      if (!versionText.safeParse(version).success) throw new FormUnfit(`${version} is no version`);
      return [[name, version] as const];
    });
    return Object.fromEntries(chosen);
  }

  /** What a canary is made of: the versions that were chosen. @throws FormUnfit when none was */
  target(): ReleaseTarget {
    const release = this.text('release');
    if (release !== null) return { release };
    const versions = this.versions();
    if (Object.keys(versions).length === 0) throw new FormUnfit('no version was chosen');
    return { versions };
  }
}
