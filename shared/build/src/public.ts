export { buildArtifact } from './build-artifact';
export type { ArtifactBuild } from './build-artifact';
export { compile } from './compile';
export { sectionConfig, shellConfig } from './artifact-config';
export type { ArtifactConfig, ArtifactTarget } from './artifact-config';
