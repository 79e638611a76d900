import { lineAt, type Check } from './repository';

const SWITCHED =
  /\b(?:it|test|describe)\s*\.\s*(?:skip|only|todo)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/g;

/** A test that needs what not every machine has: where it is missing, the run reports it as skipped. */
const WHERE_POSSIBLE =
  /\? (?:it|describe) : (?:it|describe)\.skip\b|\? (?:it|describe)\.skip : (?:it|describe)\b(?!\.)/g;
const blank = (found: string): string => ' '.repeat(found.length);

/** No test is switched off, none runs alone, and each expects something. */
export const wholeTests: Check = {
  name: 'no skipped, lonely or empty tests',
  remedy: 'Make the test run, or delete it together with what it was for.',
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
