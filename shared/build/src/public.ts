export { buildArtifact } from './build-artifact';
export type { ArtifactBuild } from './build-artifact';
export { compile } from './compile';
export { sectionConfig, shellConfig } from './artifact-config';
export type { ArtifactConfig, ArtifactTarget } from './artifact-config';
export type { DevelopmentMode } from './development/development-config';
export type { DevelopmentClient, HotUpdater, HotModuleApi } from './development/hot-update';
export { watchSection } from './development/watch-section';
export type { WatchEvent, WatchOptions } from './development/watch-section';
