import * as z from 'zod';
import { ARTIFACT_NAMES, isArtifactName, type ArtifactName } from '../../registry/artifact-names';
import { versionText } from '../../registry/documents';
import type { ReleaseTarget } from '../../release/release-target';

/** A form field is missing or invalid. */
export class InvalidForm extends Error {
  override name = 'InvalidForm';
}

const MAX_FIELD_LENGTH = 2_000;

/** Parsed fields of a console form. */
export class ActForm {
  constructor(private readonly fields: URLSearchParams) {}

  /** Null for an empty field. @throws InvalidForm when it is too long */
  text(name: string): string | null {
    const value = this.fields.get(name)?.trim() ?? '';
    if (value.length > MAX_FIELD_LENGTH)
      throw new InvalidForm(`${name} has more than ${MAX_FIELD_LENGTH} characters`);
    return value === '' ? null : value;
  }

  /** @throws InvalidForm for an empty field */
  required(name: string): string {
    const value = this.text(name);
    if (value === null) throw new InvalidForm(`${name} is missing`);
    return value;
  }

  /** @throws InvalidForm unless it is a number */
  number(name: string): number {
    const value = Number(this.required(name));
    if (!Number.isFinite(value)) throw new InvalidForm(`${name} is not a number`);
    return value;
  }

  /** Checked artifacts; undefined for none. @throws InvalidForm */
  artifacts(name: string): ArtifactName[] | undefined {
    const parsed = z.array(z.enum(ARTIFACT_NAMES)).safeParse(this.fields.getAll(name));
    if (!parsed.success) throw new InvalidForm(`${name} is not an artifact`);
    return parsed.data.length > 0 ? parsed.data : undefined;
  }

  /** Selected versions, one field per artifact. @throws InvalidForm */
  versions(): Partial<Record<ArtifactName, string>> {
    const chosen = ARTIFACT_NAMES.flatMap((name) => {
      const version = this.text(`version-${name}`);
      if (version === null) return [];
      if (!versionText.safeParse(version).success)
        throw new InvalidForm(`${version} is not a version`);
      return [[name, version] as const];
    });
    return Object.fromEntries(chosen);
  }

  /** One version of an artifact. @throws InvalidForm */
  version(): { name: ArtifactName; version: string } {
    const [name, version] = [this.required('name'), this.required('version')];
    if (!isArtifactName(name) || !versionText.safeParse(version).success)
      throw new InvalidForm(`${name} ${version} is not a version`);
    return { name, version };
  }

  /** Target of a canary. @throws InvalidForm without release and versions */
  target(): ReleaseTarget {
    const release = this.text('release');
    if (release !== null) return { release };
    const versions = this.versions();
    if (Object.keys(versions).length === 0) throw new InvalidForm('no version is selected');
    return { versions };
  }
}
