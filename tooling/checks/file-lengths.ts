import type { Check } from './repository';

const LIMIT = 250;
const REASON = /^(?:\/\/|\/\*|#).*\blong because\b/i;

/** Longer files must state the reason in their first line. */
export const fileLengths: Check = {
  name: `files of at most ${String(LIMIT)} lines`,
  remedy: 'Split the file, or begin it with `// Long because …`.',
  run(repository) {
    const paths = repository.paths.filter((path) => /\.(?:tsx?|[cm]?js|css)$/.test(path));
    const findings = paths.flatMap((path) => {
      const lines = repository.read(path).split('\n');
      const length = lines.length - 1;
      if (length <= LIMIT || REASON.test(lines[0] ?? '')) return [];
      return [`${path} has ${String(length)} lines`];
    });
    return { examined: paths.length, findings };
  },
};
