import { z } from 'zod';
import type { Check, Repository } from './repository';

const versions = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({ dependencies: versions, devDependencies: versions });
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Every dependency has one exact version, in the catalog. */
export const catalog: Check = {
  name: 'one catalog of versions',
  remedy: 'Put the exact version into the catalog of pnpm-workspace.yaml and write "catalog:".',
  run(repository) {
    const entries = readCatalog(repository.read('pnpm-workspace.yaml'));
    const used = new Set<string>();
    const findings: string[] = [];
    let examined = entries.size;
    for (const path of repository.paths.filter((found) => /(?:^|\/)package\.json$/.test(found))) {
      const manifest = packageSchema.parse(JSON.parse(repository.read(path)));
      const all = [manifest.dependencies, manifest.devDependencies].flatMap(Object.entries<string>);
      for (const [name, version] of all) {
        examined += 1;
        used.add(name);
        if (version === 'workspace:*') continue;
        if (version !== 'catalog:')
          findings.push(`${path}: ${name} is "${version}", not "catalog:"`);
        else if (!entries.has(name)) findings.push(`${path}: ${name} is not in the catalog`);
      }
    }
    for (const [name, version] of entries) {
      if (!EXACT.test(resolveAlias(name, version)[1]))
        findings.push(`pnpm-workspace.yaml: ${name} ${version} is not exact`);
      if (!used.has(name)) findings.push(`pnpm-workspace.yaml: ${name} is unused`);
    }
    return { examined, findings };
  },
};

export function readCatalog(workspace: string): Map<string, string> {
  const block = /^catalog:\n((?:[ ]{2}.*\n|\n)*)/m.exec(workspace)?.[1] ?? '';
  const lines = block.matchAll(/^ {2}'?([^':\s]+)'?:\s*(\S+)$/gm);
  return new Map([...lines].map(([, name = '', version = '']) => [name, version]));
}

/** Name and version of the package that an entry installs: its own, or those of an alias (`npm:typescript@7.0.2`). */
export function resolveAlias(name: string, version: string): [name: string, version: string] {
  const [, target = name, exact = version] = /^npm:(.+)@(.+)$/.exec(version) ?? [];
  return [target, exact];
}

/** `npm start` installs without devDependencies, so production code may import `dependencies` only. */
export const declaredDependencies: Check = {
  name: 'imports are declared dependencies',
  remedy: 'Add the package to "dependencies" of the package.json beside the code ("catalog:").',
  run(repository) {
    const findings: string[] = [];
    let examined = 0;
    for (const manifestPath of repository.paths.filter((path) => path.endsWith('/package.json'))) {
      const folder = manifestPath.slice(0, -'package.json'.length);
      const manifest = packageSchema.parse(JSON.parse(repository.read(manifestPath)));
      const production = new Set(Object.keys(manifest.dependencies));
      const declared = new Set([...production, ...Object.keys(manifest.devDependencies)]);
      const isCheckPackage = folder === 'e2e/' || folder === 'posters/';
      for (const path of sourcesOf(repository, folder)) {
        // The shell's build resolves facades from the shell's packages.
        const isTestCode =
          isCheckPackage || /\.test\.tsx?$|\/(?:bench|drills|facades|fuzz|testing)\//.test(path);
        for (const { name, typeOnly } of importsIn(repository.read(path))) {
          examined += 1;
          if (isTestCode && (declared.has(name) || isRootTool(name))) continue;
          if (production.has(name) || (typeOnly && (declared.has(name) || isRootTool(name))))
            continue;
          findings.push(`${path} imports ${name}, which ${manifestPath} does not declare`);
        }
      }
    }
    return { examined, findings: [...new Set(findings)] };
  },
};

/** Test tools and type packages that the root installs for all packages. */
function isRootTool(name: string): boolean {
  return /^(?:@testing-library\/|@types\/|jest$|react$|react-dom$|eslint$|zod$)/.test(name);
}

function sourcesOf({ paths }: Repository, folder: string): string[] {
  return paths.filter(
    (path) => path.startsWith(`${folder}src/`) && /\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
  );
}

function importsIn(source: string): { name: string; typeOnly: boolean }[] {
  const found = source.matchAll(
    /^(?:import|export)(\s+type)?\b(?:[^'";]*?\sfrom)?\s*['"]([^'".][^'"]*)['"]/gm,
  );
  return [...found].flatMap(([, type, specifier = '']) => {
    if (specifier.startsWith('node:') || specifier.startsWith('@real/')) return [];
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    return [{ name, typeOnly: type !== undefined }];
  });
}
