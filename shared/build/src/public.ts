export { buildArtifact } from './build-artifact';
export type { ArtifactBuild } from './build-artifact';
export { compile } from './compile';
export { sectionConfig, shellConfig } from './artifact-config';
export type { ArtifactConfig, ArtifactTarget } from './artifact-config';
export type { Development } from './development/developed-config';
export type { DevelopmentClient, HotDoor, HotModule } from './development/hot-contract';
export { watchSection } from './development/watch-section';
export type { WatchEvent, WatchOptions } from './development/watch-section';
