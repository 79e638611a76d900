import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Signature } from '@huoban/contracts';
import { parseDeclarationFile, type DeclarationFile } from './declaration-file';

const INLINE_IMPORT = /import\("([^"]+)"\)\.([\w$]+)/g;
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/**
 * Reads what the compiler declares for the exports of a package: the declaration of a name with those of all names of
 * this repository that it refers to. Endpoints are left out, because their contracts are compared by themselves; names of
 * other packages stay names.
 */
export class SignatureReader {
  private readonly files = new Map<string, DeclarationFile>();

  /**
   * @param resolve module of a specifier that is not relative: path without `.d.ts`, null to leave it out
   */
  constructor(private readonly resolve: (specifier: string) => string | null) {}

  /**
   * @param module path of a `.d.ts` file without that ending
   * @returns by exported name, values and types
   * @throws Error when a file is missing
   */
  read(module: string): Record<string, Signature> {
    const { declared, imported } = this.file(module);
    const names = [...declared.keys(), ...imported.keys()].sort();
    return Object.fromEntries(
      names.flatMap((name) => {
        const text = this.textOf(module, name);
        return text === '' ? [] : [[name, { hash: hashOf(text), text }] as const];
      }),
    );
  }

  private textOf(module: string, name: string): string {
    const found = new Map<string, string>();
    this.collect(module, name, found);
    // The name itself first, then what it refers to, in a stable order.
    const [first = '', ...others] = [...found.values()];
    return [first, ...others.sort()].filter((text) => text !== '').join('\n');
  }

  private collect(module: string, name: string, found: Map<string, string>): void {
    const file = this.file(module);
    const text = file.declared.get(name);
    const origin = file.imported.get(name);
    if (text === undefined) {
      const target = origin && this.moduleOf(module, origin.specifier);
      if (target) this.collect(target, origin.name, found);
      return;
    }
    const key = `${module}#${name}`;
    if (found.has(key)) return;
    found.set(key, text.replace(INLINE_IMPORT, '$2'));
    for (const [, specifier = '', imported = ''] of text.matchAll(INLINE_IMPORT)) {
      const target = this.moduleOf(module, specifier);
      if (target) this.collect(target, imported, found);
    }
    for (const [identifier] of text.matchAll(IDENTIFIER))
      if (identifier !== name) this.collect(module, identifier, found);
  }

  private moduleOf(from: string, specifier: string): string | null {
    if (!specifier.startsWith('.')) return this.resolve(specifier);
    const module = path.resolve(path.dirname(from), specifier);
    return isEndpoints(module) ? null : module;
  }

  private file(module: string): DeclarationFile {
    const known = this.files.get(module);
    if (known) return known;
    const file = parseDeclarationFile(fs.readFileSync(`${module}.d.ts`, 'utf8'));
    this.files.set(module, file);
    return file;
  }
}

const isEndpoints = (module: string): boolean =>
  /\/contracts\/src\/api\/(?!client$|failure$)/.test(module);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
