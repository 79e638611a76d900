import { lineAt, type Check } from './repository';

const SWITCHED =
  /\b(?:it|test|describe)\s*\.\s*(?:skip|only|todo)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/g;

/** Conditional tests need software that not every machine has; the run reports them as skipped. */
const WHERE_POSSIBLE =
  /\? (?:it|describe) : (?:it|describe)\.skip\b|\? (?:it|describe)\.skip : (?:it|describe)\b(?!\.)/g;
const blank = (found: string): string => ' '.repeat(found.length);

/** No test is disabled or focused, and each has an expectation. */
export const disabledTests: Check = {
  name: 'no disabled, focused or empty tests',
  remedy: 'Enable the test, or delete it together with the code it covers.',
  run(repository) {
    const paths = repository.paths.filter((path) => /\.test\.tsx?$/.test(path));
    const findings = paths.flatMap((path) => {
      const text = repository.read(path).replaceAll(WHERE_POSSIBLE, blank);
      const switched = [...text.matchAll(SWITCHED)].map(
        (found) => `${path}:${String(lineAt(text, found.index))} ${found[0]}`,
      );
      return /\bexpect\s*[.(]/.test(text) ? switched : [...switched, `${path} expects nothing`];
    });
    return { examined: paths.length, findings };
  },
};
