import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { hasErrorCode } from './files/write-file';

export const REGISTRY_FILE = 'registry.json';

/** `registry.json` of a registry folder is invalid. */
export class RegistryFileUnreadable extends Error {
  override name = 'RegistryFileUnreadable';

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
  }
}

const address = z.string().regex(/^(s3|postgres|postgresql):\/\/./, {
  error: 'must begin with s3:// or postgres://',
});
export const registryFileSchema = z.strictObject({
  artifacts: address.exactOptional(),
  log: address.exactOptional(),
});

/** Addresses of the two storages; the folder itself by default. */
export type RegistryAddresses = z.infer<typeof registryFileSchema>;

/**
 * Reads `<registry>/registry.json`: `{"artifacts": "s3://bucket/prefix", "log": "postgres://…"}`, both optional.
 * @returns an empty object when the file does not exist
 * @throws RegistryFileUnreadable
 */
export function readRegistryFile(registry: string): RegistryAddresses {
  const file = path.join(registry, REGISTRY_FILE);
  const parsed = registryFileSchema.safeParse(jsonOf(file));
  if (parsed.success) return parsed.data;
  throw new RegistryFileUnreadable(file, z.prettifyError(parsed.error));
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ENOTDIR')) return {};
    if (error instanceof SyntaxError) throw new RegistryFileUnreadable(file, 'is not JSON');
    throw error;
  }
}
