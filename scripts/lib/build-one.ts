import { buildArtifact, type ArtifactBuild } from '@huoban/build';

// Runs in a process of its own: a webpack build keeps its memory to itself and can run beside another.
const build = JSON.parse(process.env['ARTIFACT_BUILD'] ?? '') as ArtifactBuild;
await buildArtifact(build);
