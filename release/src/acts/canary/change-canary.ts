import type { Canary } from '@huoban/contracts';
import { conflictRefusal, type ActOptions, type ActChange, type ActResult } from '../act';
import { changeChannel } from '../change-channel';
import { refusalError } from '../../refusal';
import { assertShare } from './canary-share';

export interface RunningCanaryOptions extends ActOptions {
  /** Release id of the expected canary; the running one by default. */
  release?: string;
}

/**
 * Changes the share of visitors. Visitors keep the canary while the share grows.
 * @throws ReleaseRefused R024 for an invalid share, R025 without a canary, R010 when another canary runs
 */
export async function setCanaryShare(
  registry: string,
  { share, ...options }: RunningCanaryOptions & { share: number },
): Promise<ActResult> {
  assertShare(share);
  return changeCanary(registry, options, (canary) =>
    canary.share === share ? null : { act: 'canary-share', canary: { ...canary, share } },
  );
}

/**
 * Ends the canary; all visitors get the active release.
 * @throws ReleaseRefused R025 without a canary, R010 when another canary runs
 */
export const withdrawCanary = (
  registry: string,
  options: RunningCanaryOptions,
): Promise<ActResult> =>
  changeCanary(registry, options, () => ({ act: 'canary-withdraw', canary: null }));

/**
 * Activates the release of the canary for all visitors.
 * @throws ReleaseRefused R025 without a canary, R010 when another canary runs
 */
export const finishCanary = (registry: string, options: RunningCanaryOptions): Promise<ActResult> =>
  changeCanary(registry, options, ({ release }) => ({
    act: 'canary-finish',
    release,
    canary: null,
  }));

function changeCanary(
  registry: string,
  options: RunningCanaryOptions,
  changeFor: (canary: Canary) => ActChange | null,
): Promise<ActResult> {
  let expected = options.release;
  return changeChannel(registry, options, (current) => {
    const { canary } = current.entry;
    if (expected !== undefined && canary?.release !== expected)
      throw refusalError(conflictRefusal('the canary', current));
    if (!canary) throw noCanaryRefusal(options.channel);
    expected = canary.release;
    return changeFor(canary);
  });
}

const noCanaryRefusal = (channel: string) =>
  refusalError({
    code: 'R025',
    subject: channel,
    problem: 'the channel has no canary',
    remedy: 'Start one with `canary start`.',
  });
