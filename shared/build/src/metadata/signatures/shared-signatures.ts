import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SharedSignatures } from '@huoban/contracts';
import { SignatureReader } from './signature-reader';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const SOURCES = ['shared/runtime/src', 'shared/contracts/src', 'shared/ui/src'];
const CACHE = path.join(ROOT, 'node_modules/.cache/huoban-signatures');
/** Changes when the same sources give other signatures. */
const FORMAT = 1;

/**
 * Signatures of all exports of the shared packages of this repository. Takes seconds for sources that were not seen
 * before; the result is kept in `node_modules/.cache`.
 * @param onProblem called when there are none: the compiler is not installed, as in the image, or reports errors
 */
export async function readSharedSignatures(
  onProblem: (problem: string) => void,
): Promise<SharedSignatures | null> {
  try {
    return await readOrEmit();
  } catch (error) {
    onProblem(error instanceof Error ? error.message : String(error));
    return null;
  }
}

async function readOrEmit(): Promise<SharedSignatures> {
  const file = path.join(CACHE, `${await digest()}.json`);
  const known = await fs.readFile(file, 'utf8').catch(() => null);
  if (known !== null) return JSON.parse(known) as SharedSignatures;
  const signatures = await emitSignatures();
  const draft = `${file}.${randomUUID()}`;
  await fs.writeFile(draft, JSON.stringify(signatures));
  await fs.rename(draft, file);
  return signatures;
}

async function emitSignatures(): Promise<SharedSignatures> {
  await fs.mkdir(CACHE, { recursive: true });
  const out = await fs.mkdtemp(path.join(CACHE, 'declarations-'));
  try {
    await emitDeclarations(out);
    const module = (name: string) => path.join(out, 'shared', name, 'src/public');
    const modules: Record<string, string> = {
      '@huoban/contracts': module('contracts'),
      '@huoban/ui': module('ui'),
    };
    const reader = new SignatureReader((specifier) => modules[specifier] ?? null);
    return {
      '@huoban/contracts': reader.read(path.join(out, 'shared/contracts/src/section')),
      '@huoban/runtime': reader.read(module('runtime')),
    };
  } finally {
    await fs.rm(out, { recursive: true });
  }
}

async function emitDeclarations(out: string): Promise<void> {
  const config = path.join(out, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    types: [],
    rootDir: ROOT,
    outDir: out,
  };
  // Imported through node_modules, contracts and ui would count as libraries, of which nothing is emitted.
  const packages = ['runtime', 'contracts', 'ui'].map((name) => `${name}/src/public.ts`);
  const files = [...packages, 'ui/src/css-modules.d.ts'];
  await fs.writeFile(
    config,
    JSON.stringify({
      extends: path.join(ROOT, 'tsconfig.base.json'),
      compilerOptions,
      files: files.map((file) => path.join(ROOT, 'shared', file)),
    }),
  );
  const require = createRequire(path.join(ROOT, 'package.json'));
  const compiler = path.join(
    path.dirname(require.resolve('typescript-native/package.json')),
    'bin/tsc',
  );
  await promisify(execFile)(process.execPath, [compiler, '-p', config], { cwd: ROOT });
}

async function digest(): Promise<string> {
  const hash = createHash('sha256').update(String(FORMAT));
  for (const folder of SOURCES) {
    const entries = await fs.readdir(path.join(ROOT, folder), { recursive: true });
    for (const file of entries.filter((name) => /\.tsx?$/.test(name)).sort())
      hash.update(file).update(await fs.readFile(path.join(ROOT, folder, file)));
  }
  return hash.digest('hex');
}
