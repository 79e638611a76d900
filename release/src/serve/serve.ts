import { loadTrustedKeys } from '../keys/key-files';
import { createKey } from '../keys/key-folder';
import { appendKeyAct } from '../keys/key-history';
import { openSigner, type Signer } from '../keys/signer';
import { ReleaseRefused } from '../refusal';
import { findConsoleUser } from './access/console-user';
import { createConsoleApp } from './console-app';
import type { ServeOptions } from './serve-options';
import { TimestampRenewal } from './watch/timestamp-renewal';
import { ShellStates } from './watch/shell-states';
import { CanaryWatch } from './watch/canary-watch';

/** Docker kills a process 10 s after it asked it to stop. */
const STOP_DEADLINE_MS = 6_000;

export interface RunningConsole {
  address: string;
  /** Completes open requests; what is open after six seconds is cut. */
  close: () => Promise<void>;
}

export interface ServeContext {
  registry: string;
  /** Keys folder. An automatic key is created in it when canaries are watched and it has none. */
  keys: string;
  log: (line: string) => void;
}

/**
 * Runs the console, renews the timestamps of all channels, and runs the canary watch when shells are configured.
 * @throws ReleaseRefused R020 without a valid key, KeysUnreadable, and what `listen` throws
 */
export async function serve(
  { registry, keys, log }: ServeContext,
  { port, host, origins, tokens, shells }: ServeOptions,
): Promise<RunningConsole> {
  // A shared token must not sign with the key of a person.
  const signer = (owner: string | null) =>
    openSigner(keys, owner === null ? { owner } : { owner, pem: null });
  // Fails at start, not at the first act.
  await openSigner(keys);
  const watch = shells.length > 0 ? await createCanaryWatch({ registry, keys, log }, shells) : null;
  const renewal = new TimestampRenewal({ registry, signer: () => openRenewalSigner(keys), log });
  const trusted = () => loadTrustedKeys(keys);
  const states = new ShellStates(shells);
  const context = { registry, keys, shells, states, signer, trusted, watch, log };
  const findOwner = (tokenHash: Buffer) => findConsoleUser(keys, tokenHash);
  const app = await createConsoleApp(context, { origins, tokens, findOwner });
  const address = await app.listen({ port, host });
  // Started after the console, which can lock the channel to stop it.
  watch?.start();
  renewal.start();
  return {
    address,
    close: async () => {
      watch?.stop();
      renewal.stop();
      const cut = setTimeout(() => app.server.closeAllConnections(), STOP_DEADLINE_MS);
      await app.close();
      clearTimeout(cut);
    },
  };
}

/** An automatic key where one exists: shells may not know yet of one that would be created now. */
const openRenewalSigner = (keys: string): Promise<Signer> =>
  openSigner(keys, { role: 'automatic', pem: '' }).catch((error: unknown) => {
    if (error instanceof ReleaseRefused) return openSigner(keys, { role: 'manager' });
    throw error;
  });

async function createCanaryWatch(
  { registry, keys, log }: ServeContext,
  shells: readonly string[],
): Promise<CanaryWatch> {
  // SIGNING_KEY is a manager's key, so it is ignored: automatic acts need an automatic key.
  const automatic = () => openSigner(keys, { role: 'automatic', pem: '' });
  await automatic().catch(async (error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
    const { id } = await createKey(keys, 'automatic');
    const act = { author: 'console', reason: 'to withdraw failing canaries' };
    await appendKeyAct(keys, { act: 'create', keys: [id], ...act });
    log(`created the automatic key ${id}`);
  });
  return new CanaryWatch({ registry, shells, signer: automatic, log });
}
