import type { ActOptions, ActResult } from './act';
import { changeChannel } from './change-channel';
import { refusalError } from '../refusal';

/**
 * From now on nothing but an unlock changes the channel; only a failing canary is still withdrawn by itself.
 * @throws ReleaseRefused R022 when it is locked already, R012 for an empty channel
 */
export const lock = (registry: string, options: ActOptions): Promise<ActResult> =>
  changeChannel(registry, options, () => {
    const { author, reason } = options;
    return { act: 'lock', lock: { author, reason, at: new Date().toISOString() } };
  });

/** @throws ReleaseRefused R027 when it is not locked */
export const unlock = (registry: string, options: ActOptions): Promise<ActResult> =>
  changeChannel(registry, options, ({ entry }) => {
    if (!entry.lock) throw notSetRefusal(options.channel, 'it is not locked');
    return { act: 'unlock', lock: null };
  });

/**
 * From now on only these authors act on the channel.
 * @throws ReleaseRefused R023 when the author is not one of those who may now, or will not be one of them
 */
export async function protect(
  registry: string,
  { authors, ...options }: ActOptions & { authors: string[] },
): Promise<ActResult> {
  if (!authors.includes(options.author)) throw selfExclusionRefusal(options);
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
    remedy: '`pnpm release show` shows what is in force.',
  });

const selfExclusionRefusal = ({ channel, author }: ActOptions) =>
  refusalError({
    code: 'R023',
    subject: channel,
    problem: `${author} would shut themselves out`,
    remedy: 'Name yourself among the authors, or let another one of them do it.',
  });
