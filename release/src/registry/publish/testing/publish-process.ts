import { ArtifactStore } from '../../artifact-store';

// Publishes a build folder and says after every file how far it is, so that a test can kill it there.
const [registry = '', build = ''] = process.argv.slice(2);
await new ArtifactStore(registry).publish(build, {
  onProgress: ({ files }) => process.stdout.write(`${files}\n`),
});
