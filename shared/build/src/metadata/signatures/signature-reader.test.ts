import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SignatureReader } from './signature-reader';

const FILES: Record<string, string> = {
  'runtime/public': `export type { Session as Visit } from './session';
export { useSession, endpoint } from './session';
export { paths } from 'react';
export * as nothing from './session';`,
  'runtime/session': `import { type ReactNode } from 'react';
import type { Language } from '@huoban/contracts';
import type { Payload } from '../contracts/src/api/games';
interface User {
    phone: string;
}
export interface Session {
    user: User;
    parent?: Session;
    language: Language;
    view: ReactNode;
}
export declare function useSession(): Session;
export declare function useSession(fallback: import("./fallback").Fallback): Session;
export declare const endpoint: Payload;
export {};`,
  'runtime/fallback': `export type Fallback = 'none';`,
  'contracts/public': `export type Language = 'zh' | 'en';`,
  'contracts/src/api/games': `export interface Payload {\n    secret: 1;\n}`,
};

let root: string;
beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-signatures-'));
  for (const [file, text] of Object.entries(FILES)) {
    await fs.mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await fs.writeFile(path.join(root, `${file}.d.ts`), text);
  }
});
afterAll(() => fs.rm(root, { recursive: true }));

const read = () =>
  new SignatureReader((specifier) =>
    specifier === '@huoban/contracts' ? path.join(root, 'contracts/public') : null,
  ).read(path.join(root, 'runtime/public'));

describe('SignatureReader', () => {
  it('reads a name with all overloads and everything of the repository that it refers to', () => {
    expect(read()['useSession']?.text).toBe(`function useSession(): Session;
function useSession(fallback: Fallback): Session;
interface Session {
    user: User;
    parent?: Session;
    language: Language;
    view: ReactNode;
}
interface User {
    phone: string;
}
type Fallback = 'none';
type Language = 'zh' | 'en';`);
  });

  it('leaves out other packages, and endpoints, which have contracts of their own', () => {
    expect(Object.keys(read())).toEqual(['Visit', 'endpoint', 'useSession']);
    expect(read()['endpoint']?.text).toBe('const endpoint: Payload;');
  });

  it('throws when a file is missing, so that no partial result is recorded', () => {
    const read = () => new SignatureReader(() => null).read(path.join(root, 'runtime/none'));
    expect(read).toThrow(/ENOENT/);
  });

  it('has another hash for another text only', () => {
    const { Visit: first, useSession: other } = read();
    expect(first?.hash).toBe(read()['Visit']?.hash);
    expect(first?.hash).not.toBe(other?.hash);
  });
});
