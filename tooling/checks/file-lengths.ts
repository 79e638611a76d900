import type { Check } from './repository';

const LIMIT = 250;
/** Tables of examples and style sheets may be longer. */
const LIMIT_OF_TESTS_AND_STYLES = 400;
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
      const limit = /\.test\.tsx?$|\.css$/.test(path) ? LIMIT_OF_TESTS_AND_STYLES : LIMIT;
      if (length <= limit || REASON.test(lines[0] ?? '')) return [];
      return [`${path} has ${String(length)} lines`];
    });
    return { examined: paths.length, findings };
  },
};
