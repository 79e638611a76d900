import { lineAt, type Check } from './repository';

const PATH = /(?<![\w.~*{}$)-])\/(?:home|root|tmp|work|Users)\/[\w.-]+/g;
const READ = /\.(?:tsx?|[cm]?js|json|css|md)$/;

/** Absolute paths of a developer's machine break on every other machine. */
export const machinePaths: Check = {
  name: 'no machine-specific paths',
  remedy: 'Take the folder from an option, from import.meta.dirname or from os.tmpdir().',
  run(repository) {
    const paths = repository.paths.filter((path) => READ.test(path));
    const findings = paths.flatMap((path) => {
      const text = repository.read(path);
      return [...text.matchAll(PATH)].map(
        (found) => `${path}:${String(lineAt(text, found.index))} ${found[0]}`,
      );
    });
    return { examined: paths.length, findings };
  },
};
