import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Languages that every section and every text has. */
export const LANGUAGES = ['zh', 'en', 'ja'];

/** The files of the repository; paths are relative to the root, with forward slashes. */
export interface Repository {
  paths: readonly string[];
  /** Text of a file. Throws when it is absent. */
  read: (path: string) => string;
}

/** `examined` counts the inspected items, so that a check that inspects nothing is noticed. */
export interface CheckResult {
  examined: number;
  findings: string[];
}

export interface Check {
  name: string;
  /** One sentence: how to resolve a finding. */
  remedy: string;
  run: (repository: Repository) => CheckResult;
}

const IGNORED_FOLDERS = new Set([
  '.cache',
  '.data',
  '.git',
  'coverage',
  'dist',
  'node_modules',
  'reports',
]);

/** Folders with generated or binary files. */
const BINARY_FOLDERS = new Set(['fixtures/contract-1', 'media']);

/** Reads the tree under `root` once, without installed or generated files. */
export function openRepository(root: string): Repository {
  return { paths: walk(root, ''), read: (path) => readFileSync(join(root, path), 'utf8') };
}

/** A repository of given texts, for tests. */
export function repositoryOf(texts: Record<string, string>): Repository {
  return {
    paths: Object.keys(texts),
    read: (path) => {
      const text = texts[path];
      if (text === undefined) throw new Error(`${path} does not exist`);
      return text;
    },
  };
}

/** 1-based number of the line that holds the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !IGNORED_FOLDERS.has(entry.name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (BINARY_FOLDERS.has(path)) return [];
      if (entry.isDirectory()) return walk(root, path);
      return entry.isFile() ? [path] : [];
    });
}
