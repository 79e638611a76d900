import { assetPath } from '../../app/release/asset-path';
import type { Fault, FaultCause } from '../../app/release/fault';
import { ContractMismatch } from '../remotes/contract-mismatch';
import type { FailedFiles } from './failed-files';
import { isAltered } from './is-altered';

function textOf(failure: unknown, key: 'name' | 'type' | 'code' | 'message'): string {
  const isObject = typeof failure === 'object' && failure !== null;
  return isObject && key in failure ? String(Reflect.get(failure, key)) : '';
}

/** What the failure alone says: no file of the version was refused. */
function causeOfError(failure: unknown, otherwise: FaultCause): FaultCause {
  if (failure instanceof ContractMismatch) return 'contract';
  // Webpack's loader and federation's, both with their own time limits.
  if (textOf(failure, 'type') === 'timeout' || /RUNTIME-008/.test(textOf(failure, 'message'))) {
    return 'timeout';
  }
  if (textOf(failure, 'code') === 'CSS_CHUNK_LOAD_FAILED') return 'style';
  return textOf(failure, 'name') === 'ChunkLoadError' ? 'chunk' : otherwise;
}

/**
 * Why a version failed in this browser. Takes up to three seconds, where a file was refused.
 * @param suspected the cause in the fixed list that says what the version was doing
 */
export async function faultCause(
  { section, version, cause: suspected }: Fault,
  failure: unknown,
  files: FailedFiles,
): Promise<FaultCause> {
  const file = files.take(assetPath(section, version, ''));
  if (!file) return causeOfError(failure, suspected);
  if (await isAltered(file.url, file.integrity)) return 'integrity';
  if (file.isStyle) return 'style';
  return file.url.endsWith('/remoteEntry.js') ? 'entry' : 'chunk';
}
