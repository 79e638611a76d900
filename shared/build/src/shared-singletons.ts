import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';

/** Packages that the shell provides and the sections consume, so that a page loads one copy of each. */
export const SINGLETONS = [
  'react',
  'react-dom',
  'react-router-dom',
  'mobx',
  'mobx-react-lite',
  'i18next',
  'react-i18next',
  'axios',
  '@tanstack/react-query',
  '@huoban/runtime',
] as const;

/** Loaded on demand, so not part of the shell's entry file. */
const ON_DEMAND = new Set<string>(['axios']);

/** Re-exports of the used part of a library, which makes tree shaking possible (saves about 37 KB gzip). */
const FACADES: Record<string, string> = {
  'react-router-dom': 'react-router-dom.ts',
  '@tanstack/react-query': 'react-query.ts',
  'react-i18next': 'react-i18next.ts',
  'mobx-react-lite': 'mobx-react-lite.ts',
};

interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: string | false;
}

/** The shell's installed versions are the ones that sections get. */
const SHELL = path.resolve(import.meta.dirname, '../../../shell');

/** Installed version of a package as resolved from the folder `from`. @throws Error when it is not installed */
export function installedVersion(name: string, from: string): string {
  const require = createRequire(path.join(from, 'package.json'));
  const folders = require.resolve.paths(name) ?? [];
  for (const folder of folders) {
    const found = readVersion(require, path.join(folder, name, 'package.json'));
    if (found) return found;
  }
  throw new Error(`${name} is not installed for ${from}: add it to that package's dependencies`);
}

function readVersion(require: NodeJS.Require, file: string): string | undefined {
  try {
    return (require(file) as { version: string }).version;
  } catch {
    return undefined;
  }
}

/** `shared` option of the host: provides every singleton, eagerly unless it is loaded on demand. */
export function providedSingletons(): Record<string, SharedModule> {
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = installedVersion(name, SHELL);
      const facade = FACADES[name];
      const module: SharedModule = {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
        eager: !ON_DEMAND.has(name),
      };
      if (facade) module.import = path.join(import.meta.dirname, 'facades', facade);
      return [name, module];
    }),
  );
}

/**
 * `shared` option of a remote: consumes every singleton and bundles none.
 * @param ranges required versions by package
 */
export const consumedSingletons = (ranges: Record<string, string>): Record<string, SharedModule> =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, import: false, requiredVersion },
    ]),
  );

/** Exact versions that the shell provides. */
export const providedVersions = (): Record<string, string> =>
  Object.fromEntries(SINGLETONS.map((name) => [name, installedVersion(name, SHELL)]));

/**
 * Ranges of the singletons in a section's own package.json. Where it names none (`catalog:`, `workspace:`, or a package
 * that only its dependencies import), the range begins with the version that the workspace installs for it.
 * @param root folder of the section
 */
export function requiredRanges(root: string): Record<string, string> {
  const text = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const declared = dependencies[name];
      if (declared !== undefined && !/^(catalog|workspace):/.test(declared))
        return [name, declared];
      return [name, `^${installedVersion(name, declared === undefined ? SHELL : root)}`];
    }),
  );
}
