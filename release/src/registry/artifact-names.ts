import { SECTION_NAMES, type SectionName } from '@huoban/contracts';

export type ArtifactName = 'shell' | SectionName;

/** All artifacts, the shell first. */
export const ARTIFACT_NAMES: readonly ArtifactName[] = ['shell', ...SECTION_NAMES];

export const isArtifactName = (value: unknown): value is ArtifactName =>
  ARTIFACT_NAMES.some((name) => name === value);

export const isSectionName = (value: unknown): value is SectionName =>
  SECTION_NAMES.some((name) => name === value);
