import type { ActOptions, ActResult } from '../../acts/act';
import { conflictRefusal } from '../../acts/act';
import { finishCanary, setCanaryShare, withdrawCanary } from '../../acts/canary/change-canary';
import { startCanary } from '../../acts/canary/start-canary';
import { readChannelHead } from '../../channel/channel-head';
import { lock, protect, unlock, unprotect } from '../../acts/lock-channel';
import { pin } from '../../acts/pin';
import { promote } from '../../acts/promote';
import { refusalError } from '../../refusal';
import { renew } from '../../acts/renew';
import { rollback } from '../../acts/rollback';
import { InvalidForm, type ActForm } from './act-form';

type Perform = (registry: string, act: ActOptions, form: ActForm) => Promise<ActResult>;

/** Acts of the console by the last segment of their path. */
export const ACTS = {
  pin: (registry, act, form) => {
    const versions = form.versions();
    if (Object.keys(versions).length === 0) throw new InvalidForm('no version is selected');
    return pin(registry, { ...act, versions, force: form.text('force') ?? undefined });
  },
  promote: (registry, act, form) =>
    promote(registry, {
      ...act,
      from: form.required('from'),
      only: form.artifacts('only'),
      force: form.text('force') ?? undefined,
    }),
  rollback: (registry, act, form) => rollback(registry, { ...act, to: form.required('to') }),
  renew: (registry, act) => renew(registry, act),
  'canary-start': (registry, act, form) =>
    startCanary(registry, {
      ...act,
      target: form.target(),
      share: form.number('share'),
      limits: { factor: form.number('factor'), visits: form.number('visits') },
      force: form.text('force') ?? undefined,
    }),
  'canary-share': (registry, act, form) =>
    setCanaryShare(registry, {
      ...act,
      share: form.number('share'),
      release: form.required('release'),
    }),
  'canary-withdraw': (registry, act, form) =>
    withdrawCanary(registry, { ...act, release: form.required('release') }),
  'canary-finish': (registry, act, form) =>
    finishCanary(registry, { ...act, release: form.required('release') }),
  lock: (registry, act) => lock(registry, act),
  unlock: (registry, act) => unlock(registry, act),
  protect: (registry, act, form) =>
    protect(registry, { ...act, authors: form.required('authors').split(/[\s,]+/) }),
  unprotect: (registry, act) => unprotect(registry, act),
} satisfies Record<string, Perform>;

export type ConsoleAct = keyof typeof ACTS;

export const isConsoleAct = (name: string): name is ConsoleAct => Object.hasOwn(ACTS, name);

/**
 * Performs the act of a form, unless the channel changed since the page was rendered.
 * @throws ReleaseRefused R010 when it changed, otherwise as the act; InvalidForm
 */
export async function performAct(
  registry: string,
  name: ConsoleAct,
  act: ActOptions,
  form: ActForm,
): Promise<ActResult> {
  const head = await readChannelHead(registry, act.channel, act.signer.trusted);
  if (form.number('seen') !== (head?.entry.sequence ?? 0)) {
    throw refusalError(conflictRefusal(`channel ${act.channel}`, head));
  }
  return ACTS[name](registry, act, form);
}
