import type { Check } from './repository';

const IGNORE_FILES = ['.gitignore', '.dockerignore'];
/** Secrets of deployments, and the data folder with its signing keys. */
const PRIVATE = ['**/.env', '**/.env.*', '**/secrets/', '**/.data/'];

/** A file that is not ignored is published with the repository, or with every image that `COPY . .` builds. */
export const privateFiles: Check = {
  name: 'private files are ignored',
  remedy: `Both ${IGNORE_FILES.join(' and ')} need the line.`,
  run(repository) {
    const findings = IGNORE_FILES.flatMap((file) => {
      const lines = new Set(repository.read(file).split('\n'));
      return PRIVATE.filter((line) => !lines.has(line)).map((line) => `${file} lacks ${line}`);
    });
    return { examined: IGNORE_FILES.length, findings };
  },
};
