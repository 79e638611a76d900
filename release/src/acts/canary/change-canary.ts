import type { Canary } from '@huoban/contracts';
import { conflictRefusal, type ActOptions, type ActChange, type ActResult } from '../act';
import { changeChannel } from '../change-channel';
import { refusalError } from '../../refusal';
import { assertShare } from './canary-share';

export interface RunningCanaryOptions extends ActOptions {
  /** Id of the canary that is meant; the one that runs by default. */
  release?: string;
}

/**
 * Gives the canary to more visitors, or to fewer. Who has it keeps it as long as the share only grows.
 * @throws ReleaseRefused R024 for an impossible share, R025 without a canary, R010 when it is not the meant one
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
 * Takes the canary from everybody.
 * @throws ReleaseRefused R025 without a canary, R010 when it is not the meant one
 */
export const withdrawCanary = (
  registry: string,
  options: RunningCanaryOptions,
): Promise<ActResult> =>
  changeCanary(registry, options, () => ({ act: 'canary-withdraw', canary: null }));

/**
 * Makes the canary's release the one in force for everybody.
 * @throws ReleaseRefused R025 without a canary, R010 when it is not the meant one
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
  let meant = options.release;
  return changeChannel(registry, options, (current) => {
    const { canary } = current.entry;
    if (meant !== undefined && canary?.release !== meant)
      throw refusalError(conflictRefusal('the canary', current));
    if (!canary) throw noCanaryRefusal(options.channel);
    meant = canary.release;
    return changeFor(canary);
  });
}

const noCanaryRefusal = (channel: string) =>
  refusalError({
    code: 'R025',
    subject: channel,
    problem: 'no canary runs on it',
    remedy: 'Start one with `canary start`.',
  });
