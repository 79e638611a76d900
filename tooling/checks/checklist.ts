import { posix } from 'node:path';
import { z } from 'zod';
import type { Check, Repository } from './repository';

const CHECKLIST = 'docs/checklist.md';
const CONTRACTS = /^shared\/contracts\/src\/api\/[\w-]+\.ts$/;
const CALLER = /^(mfe-[\w-]+|shell|shared\/runtime)\/src\/.*\.tsx?$/;
const TEST = /\.test\.tsx?$|^e2e\/src\/|^tooling\/|\/testing\//;
const manifestSchema = z.object({ endpoints: z.array(z.string()) });

/** Each specification line links to its code and a test; each endpoint has a caller. */
export const checklist: Check = {
  name: 'the checklist of the specification',
  remedy: `Correct the line in ${CHECKLIST}, or write the code, the test or the call that it lacks.`,
  run(repository) {
    if (!repository.paths.includes(CHECKLIST)) {
      return { examined: 0, findings: [`${CHECKLIST} is missing`] };
    }
    const text = repository.read(CHECKLIST);
    const rows = rowsOf(text);
    const endpoints = endpointsOf(repository);
    return {
      examined: rows.length + endpoints.length,
      findings: [
        ...rows.flatMap(({ line, cells }) => faultsOf(repository, line, cells)),
        ...endpoints.flatMap((endpoint) => endpointFaults(repository, text, endpoint)),
      ],
    };
  },
};

/** Table rows with their line numbers, without header rows. */
function rowsOf(text: string): { line: number; cells: string[] }[] {
  const lines = text.split('\n');
  return lines.flatMap((content, at) => {
    const isHead = lines[at + 1]?.startsWith('| -') ?? false;
    if (!content.startsWith('| ') || content.startsWith('| -') || isHead) return [];
    return [{ line: at + 1, cells: content.split(' | ').map((cell) => cell.trim()) }];
  });
}

/** The last cell of a row holds its tests, the one before it the code. */
function faultsOf(repository: Repository, line: number, cells: string[]): string[] {
  const where = `${CHECKLIST}:${String(line)}`;
  const [code = '', tests = ''] = cells.slice(-2);
  const [codePaths, testPaths] = [pathsIn(code), pathsIn(tests)];
  const missing = [...codePaths, ...testPaths].filter(
    (path) => !repository.paths.some((other) => other === path || other.startsWith(`${path}/`)),
  );
  return [
    ...missing.map((path) => `${where} names ${path}, which is not there`),
    ...(codePaths.length === 0 ? [`${where} names no code`] : []),
    ...(testPaths.some((path) => TEST.test(path)) ? [] : [`${where} names no test`]),
    ...missingQuotes(repository, tests).map(
      (words) => `${where} quotes “${words}”, which no test contains`,
    ),
  ];
}

/** Quoted test titles that the linked file does not contain; several are separated by commas. */
function missingQuotes({ paths, read }: Repository, cell: string): string[] {
  return [...cell.matchAll(/\]\(([^)#\s]+)\) “([^”]+)”/g)].flatMap(
    ([, target = '', quoted = '']) => {
      const path = posix.join('docs', target);
      if (!paths.includes(path)) return [];
      const text = read(path);
      const isContained =
        text.includes(quoted) || quoted.split(', ').every((part) => text.includes(part));
      return isContained ? [] : [quoted];
    },
  );
}

const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/\]\(([^)#\s]+)\)/g)].map(([, target = '']) =>
    posix.join('docs', target).replace(/\/$/, ''),
  );

function endpointsOf({ paths, read }: Repository): string[] {
  return paths
    .filter((path) => CONTRACTS.test(path))
    .flatMap((path) => [...read(path).matchAll(/^ {2}'((?:GET|POST) \/api\/[^']+)': \{/gm)])
    .map(([, endpoint = '']) => endpoint);
}

/** Compares whole names, because some endpoints are prefixes of others. */
const names = (text: string, endpoint: string): boolean =>
  text.split(endpoint).some((after, at) => at > 0 && !/^[\w/]/.test(after));

function endpointFaults({ paths, read }: Repository, text: string, endpoint: string): string[] {
  const callers = paths.filter(
    (path) => CALLER.test(path) && !TEST.test(path) && names(read(path), endpoint),
  );
  const undeclared = [...new Set(callers.flatMap((path) => /^mfe-[^/]+/.exec(path) ?? []))].filter(
    (section) =>
      !manifestSchema
        .parse(JSON.parse(read(`${section}/section.json`)))
        .endpoints.includes(endpoint),
  );
  return [
    ...(names(text, endpoint) ? [] : [`${CHECKLIST} does not name ${endpoint}`]),
    ...(callers.length > 0 ? [] : [`nothing calls ${endpoint}`]),
    ...undeclared.map((section) => `${section}/section.json does not name ${endpoint}`),
  ];
}
