import * as z from 'zod';
import { ARTIFACT_NAMES, type ArtifactName } from '../../registry/artifact-names';
import { versionText } from '../../registry/documents';
import type { ReleaseTarget } from '../../release/release-target';

/** A form that says less, or something else, than its page could have sent. */
export class InvalidForm extends Error {
  override name = 'InvalidForm';
}

const MAX_FIELD_LENGTH = 2_000;

/** The fields of a form of the console. */
export class ActForm {
  constructor(private readonly fields: URLSearchParams) {}

  /** Null when it was left empty. */
  text(name: string): string | null {
    const value = this.fields.get(name)?.trim() ?? '';
    if (value.length > MAX_FIELD_LENGTH)
      throw new InvalidForm(`${name} has more than ${MAX_FIELD_LENGTH} characters`);
    return value === '' ? null : value;
  }

  /** @throws InvalidForm when it was left empty */
  required(name: string): string {
    const value = this.text(name);
    if (value === null) throw new InvalidForm(`${name} is missing`);
    return value;
  }

  /** @throws InvalidForm when it is no number */
  number(name: string): number {
    const value = Number(this.required(name));
    if (!Number.isFinite(value)) throw new InvalidForm(`${name} is no number`);
    return value;
  }

  /** Artifacts that were ticked under this name; undefined for none. @throws InvalidForm */
  artifacts(name: string): ArtifactName[] | undefined {
    const parsed = z.array(z.enum(ARTIFACT_NAMES)).safeParse(this.fields.getAll(name));
    if (!parsed.success) throw new InvalidForm(`${name} names no artifact`);
    return parsed.data.length > 0 ? parsed.data : undefined;
  }

  /** Versions that were chosen, one field for each artifact. @throws InvalidForm */
  versions(): Partial<Record<ArtifactName, string>> {
    const chosen = ARTIFACT_NAMES.flatMap((name) => {
      const version = this.text(`version-${name}`);
      if (version === null) return [];
      if (!versionText.safeParse(version).success)
        throw new InvalidForm(`${version} is no version`);
      return [[name, version] as const];
    });
    return Object.fromEntries(chosen);
  }

  /** What a canary is made of: the versions that were chosen. @throws InvalidForm when none was */
  target(): ReleaseTarget {
    const release = this.text('release');
    if (release !== null) return { release };
    const versions = this.versions();
    if (Object.keys(versions).length === 0) throw new InvalidForm('no version was chosen');
    return { versions };
  }
}
