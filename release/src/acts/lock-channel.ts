import { authorOf, type ActOptions, type ActResult } from './act';
import { changeChannel } from './change-channel';
import { refusalError } from '../refusal';

/**
 * Locks the channel: only an unlock and the automatic withdrawal of a canary are accepted.
 * @throws ReleaseRefused R022 when it is locked already, R012 for an empty channel
 */
export const lock = (registry: string, options: ActOptions): Promise<ActResult> =>
  changeChannel(registry, options, () => {
    const { reason } = options;
    return {
      act: 'lock',
      lock: { author: authorOf(options), reason, at: new Date().toISOString() },
    };
  });

/** @throws ReleaseRefused R027 when it is not locked */
export const unlock = (registry: string, options: ActOptions): Promise<ActResult> =>
  changeChannel(registry, options, ({ entry }) => {
    if (!entry.lock) throw notSetRefusal(options.channel, 'it is not locked');
    return { act: 'unlock', lock: null };
  });

/**
 * Restricts the channel to these authors.
 * @throws ReleaseRefused R023 when the author is not allowed now, or not among the new authors
 */
export async function protect(
  registry: string,
  { authors, ...options }: ActOptions & { authors: string[] },
): Promise<ActResult> {
  if (!authors.includes(authorOf(options))) throw selfExclusionRefusal(options);
  return changeChannel(registry, options, () => ({
    act: 'protect',
    protected: [...new Set(authors)].sort(),
  }));
}

/** @throws ReleaseRefused R027 when it is not protected, R023 when the author may not act */
export const unprotect = (registry: string, options: ActOptions): Promise<ActResult> =>
  changeChannel(registry, options, ({ entry }) => {
    if (!entry.protected) throw notSetRefusal(options.channel, 'it is not protected');
    return { act: 'unprotect', protected: null };
  });

const notSetRefusal = (channel: string, problem: string) =>
  refusalError({
    code: 'R027',
    subject: channel,
    problem,
    remedy: '`pnpm release show` shows the state of the channel.',
  });

const selfExclusionRefusal = (options: ActOptions) =>
  refusalError({
    code: 'R023',
    subject: options.channel,
    problem: `${authorOf(options)} is not among the named authors`,
    remedy: 'Include yourself, or ask one of the named authors to run the command.',
  });
