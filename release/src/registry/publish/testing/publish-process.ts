import { ArtifactStore } from '../../artifact-store';

// Publishes a build folder and prints the number of stored files, so that a test can kill the process in between.
const [registry = '', build = ''] = process.argv.slice(2);
await new ArtifactStore(registry).publish(build, {
  onProgress: ({ files }) => process.stdout.write(`${files}\n`),
});
