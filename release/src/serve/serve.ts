import { loadTrustedKeys } from '../keys/key-files';
import { createKey } from '../keys/key-folder';
import { appendKeyAct } from '../keys/key-history';
import { openSigner } from '../keys/signer';
import { ReleaseRefused } from '../refusal';
import { createConsoleApp } from './console-app';
import type { ServeOptions } from './serve-options';
import { CanaryWatch } from './watch/canary-watch';

export interface RunningConsole {
  address: string;
  close: () => Promise<void>;
}

export interface ServeContext {
  registry: string;
  /** Folder of the keys; an automatic key is made in it when canaries are to be watched and it has none. */
  keys: string;
  log: (line: string) => void;
}

/**
 * Runs the console, and the watch of canaries when shells are named.
 * @throws ReleaseRefused R020 without a key that may sign, KeysUnreadable, and what `listen` throws
 */
export async function serve(
  { registry, keys, log }: ServeContext,
  { port, host, origins, tokens, shells }: ServeOptions,
): Promise<RunningConsole> {
  const signer = () => openSigner(keys);
  // Better known now than when something has to be taken back.
  await signer();
  const watch = shells.length > 0 ? await createCanaryWatch({ registry, keys, log }, shells) : null;
  const context = { registry, signer, trusted: () => loadTrustedKeys(keys), watch, log };
  const app = await createConsoleApp(context, { origins, tokens });
  const address = await app.listen({ port, host });
  // Not before: without the console there is nobody who could stop it.
  watch?.start();
  return {
    address,
    close: async () => {
      watch?.stop();
      await app.close();
    },
  };
}

async function createCanaryWatch(
  { registry, keys, log }: ServeContext,
  shells: readonly string[],
): Promise<CanaryWatch> {
  // The environment's key is a manager's: what acts by itself has one that can only take back.
  const automatic = () => openSigner(keys, { role: 'automatic', pem: '' });
  await automatic().catch(async (error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
    const { id } = await createKey(keys, 'automatic');
    const why = { author: 'console', reason: 'to withdraw failing canaries' };
    await appendKeyAct(keys, { act: 'create', keys: [id], ...why });
    log(`made the automatic key ${id}`);
  });
  return new CanaryWatch({ registry, shells, signer: automatic, log });
}
