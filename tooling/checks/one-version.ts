import { readCatalog, resolveAlias } from './catalog';
import type { Check } from './repository';

const LOCK = 'pnpm-lock.yaml';

/** Catalog packages that tools install in another version; none of it runs in production. */
const OF_TOOLS: Readonly<Record<string, string>> = {
  '@types/node': 'types of other tools; ours are those of the catalog',
  ajv: 'the linter and webpack',
  commander: 'the command lines of terser and of a style sheet optimizer',
  globals: 'the linter',
  'lru-cache': 'compilers and the test runner',
  'p-limit': 'the linter and the test runner',
  semver: 'the compiler of the linter and mutation tests',
  typescript: 'the linter needs the compiler in JavaScript, types are checked by the native one',
  zod: 'the protocol of the browser driver',
};

/** Two versions of a library in one page or process do not share state. */
export const oneVersion: Check = {
  name: 'one version of every direct dependency',
  remedy: `Move the catalog to the version that the other one asks for, or add an "overrides" entry; if it stays inside a tool, say so in tooling/checks/one-version.ts.`,
  run(repository) {
    const catalog = readCatalog(repository.read('pnpm-workspace.yaml'));
    const installed = versionsIn(repository.read(LOCK));
    const several = [...catalog].filter(([name]) => (installed.get(name)?.size ?? 0) > 1);
    return {
      examined: catalog.size,
      findings: [
        ...[...catalog]
          .map(([name, version]) => resolveAlias(name, version))
          .filter(([name, version]) => !installed.get(name)?.has(version))
          .map(([name, version]) => `${LOCK} does not hold ${name} ${version}: install anew`),
        ...several
          .filter(([name]) => !(name in OF_TOOLS))
          .map(
            ([name]) => `${name} is installed as ${[...(installed.get(name) ?? [])].join(' and ')}`,
          ),
        ...Object.keys(OF_TOOLS)
          .filter((name) => catalog.has(name) && !several.some(([other]) => other === name))
          .map((name) => `${name} has one version again: take it out of one-version.ts`),
      ],
    };
  },
};

function versionsIn(lock: string): Map<string, Set<string>> {
  const block = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lock)?.[1] ?? '';
  const versions = new Map<string, Set<string>>();
  for (const [, name = '', version = ''] of block.matchAll(
    /^ {2}'?(@?[^@'\n]+)@([^'\n:(]+)'?:$/gm,
  )) {
    versions.set(name, (versions.get(name) ?? new Set<string>()).add(version));
  }
  return versions;
}
