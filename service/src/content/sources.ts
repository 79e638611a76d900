import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { parseJsonFile } from './json-file';

/** A file of the content folder. */
export interface Source {
  file: string;
  text: string;
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Nothing when the file is missing. */
export async function readSource(file: string): Promise<Source[]> {
  try {
    return [{ file, text: await readFile(file, 'utf8') }];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The JSON files of a folder; none when it is missing. */
export async function readFolder(folder: string): Promise<Source[]> {
  const found = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = found.filter((file) => file.endsWith('.json')).sort();
  return (await Promise.all(files.map((file) => readSource(join(folder, file))))).flat();
}

/** @throws ContentError when the file is malformed */
export const parseSource = <Schema extends z.ZodType>({ file, text }: Source, schema: Schema) =>
  parseJsonFile(file, text, schema);
