import { assetPath } from '../../app/release/asset-path';
import type { Fault, FaultCause } from '../../app/release/fault';
import { ContractMismatch } from '../remotes/contract-mismatch';
import type { FailedFiles } from './failed-files';
import { isAltered } from './is-altered';

function readText(error: unknown, key: 'name' | 'type' | 'code' | 'message'): string {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && key in error ? String(Reflect.get(error, key)) : '';
}

/** The cause by the error alone, when no file of the version failed to load. */
function causeOfError(error: unknown, otherwise: FaultCause): FaultCause {
  if (error instanceof ContractMismatch) return 'contract';
  // The loaders of webpack and of federation have their own time limits.
  if (readText(error, 'type') === 'timeout' || /RUNTIME-008/.test(readText(error, 'message'))) {
    return 'timeout';
  }
  if (readText(error, 'code') === 'CSS_CHUNK_LOAD_FAILED') return 'style';
  return readText(error, 'name') === 'ChunkLoadError' ? 'chunk' : otherwise;
}

/**
 * Determines why a version failed in this browser; takes up to three seconds if a file failed to load.
 * @param suspected cause to report when the error shows no other
 */
export async function faultCause(
  { section, version, cause: suspected }: Fault,
  error: unknown,
  files: FailedFiles,
): Promise<FaultCause> {
  const file = files.take(assetPath(section, version, ''));
  if (!file) return causeOfError(error, suspected);
  if (await isAltered(file.url, file.integrity)) return 'integrity';
  if (file.isStyle) return 'style';
  return file.url.endsWith('/remoteEntry.js') ? 'entry' : 'chunk';
}
