import fs from 'node:fs/promises';
import path from 'node:path';
import type { ArtifactName } from '@huoban/release';
import { changedFiles, planOf } from '../lib/cli/changed-files';

export interface ShipCheck {
  name: string;
  /** In node_modules/.bin. */
  program: string;
  args: string[];
  /** Why it does not run; null when it runs. */
  skip: string | null;
}

/** Folders whose change can fail tests of a section. */
const SHARED = /^(?:shared|fixtures|tooling)\//;

/**
 * Checks of one artifact, so that failures of other teams do not block it.
 * @param since commit of the last published version: only files that changed after it are linted, and only tests that
 * they can fail are run; null for everything
 */
export async function checksOf(
  root: string,
  name: ArtifactName,
  since: string | null,
): Promise<ShipCheck[]> {
  // An unknown commit, or no git.
  const changed =
    since === null ? null : await changedFiles(root, since).catch((): string[] | null => null);
  const own = changed?.filter((file) => file.startsWith(`${name}/`)) ?? [];
  const plan = planOf(changed ?? []);
  const isAll = changed === null || plan.touchesAll;
  const lint = isAll ? [name] : planOf(own).lint;
  const isAllTests = isAll || changed.some((file) => SHARED.test(file));
  const related = planOf(own).tests;
  const nothing = (files: string[]) => (files.length === 0 ? 'no file changed' : null);
  return [
    {
      name: 'types',
      program: 'tsc',
      args: [
        ...['--noEmit', '-p', await writeProject(root, name), '--incremental'],
        ...['--tsBuildInfoFile', path.join(root, '.cache', `ship-${name}.tsbuildinfo`)],
      ],
      skip: null,
    },
    {
      name: 'unit tests',
      program: 'jest',
      args: [
        ...['--ci', '--passWithNoTests'],
        ...(isAllTests
          ? ['--testPathPatterns', `/${name}/src/`]
          : ['--findRelatedTests', ...related]),
      ],
      skip: isAllTests ? null : nothing(related),
    },
    {
      name: 'lint',
      program: 'oxlint',
      args: ['--no-error-on-unmatched-pattern', ...lint],
      skip: nothing(lint),
    },
  ];
}

/** A TypeScript project of the artifact and the declarations that it uses. @returns its path */
async function writeProject(root: string, name: ArtifactName): Promise<string> {
  const file = path.join(root, 'dist', 'ship', `${name}.json`);
  const base = path.relative(path.dirname(file), root);
  const include = [name, 'shared/*/src/**/*.d.ts'].map((part) => `${base}/${part}`);
  const exclude = [`${base}/**/dist`, `${base}/**/node_modules`];
  const project = { extends: `${base}/tsconfig.json`, include, exclude };
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, JSON.stringify(project, null, 2));
  return file;
}
