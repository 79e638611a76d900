import { trustedIn } from '../keys/key-files';
import { createKey } from '../keys/key-folder';
import { rememberKeyAct } from '../keys/key-history';
import { openSigner } from '../keys/signer';
import { ReleaseRefused } from '../refusal';
import { consoleApp } from './console-app';
import type { ServeOptions } from './serve-options';
import { CanaryWatch } from './watch/canary-watch';

export interface Served {
  address: string;
  close: () => Promise<void>;
}

export interface ServeStores {
  registry: string;
  /** Folder of the keys; an automatic key is made in it when canaries are to be watched and it has none. */
  keys: string;
  say: (line: string) => void;
}

/**
 * Runs the console, and the watch of canaries when shells are named.
 * @throws ReleaseRefused R020 without a key that may sign, KeysUnreadable, and what `listen` throws
 */
export async function serve(
  { registry, keys, say }: ServeStores,
  { port, host, origins, tokens, shells }: ServeOptions,
): Promise<Served> {
  const signer = () => openSigner(keys);
  // Better known now than when something has to be taken back.
  await signer();
  const watch = shells.length > 0 ? await openWatch({ registry, keys, say }, shells) : null;
  const context = { registry, signer, trusted: () => trustedIn(keys), watch, say };
  const app = await consoleApp(context, { origins, tokens });
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

async function openWatch(
  { registry, keys, say }: ServeStores,
  shells: readonly string[],
): Promise<CanaryWatch> {
  // The environment's key is a manager's: what acts by itself has one that can only take back.
  const automatic = () => openSigner(keys, { role: 'automatic', pem: '' });
  await automatic().catch(async (error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
    const { id } = await createKey(keys, 'automatic');
    const why = { author: 'console', reason: 'to withdraw failing canaries' };
    await rememberKeyAct(keys, { act: 'create', keys: [id], ...why });
    say(`made the automatic key ${id}`);
  });
  return new CanaryWatch({ registry, shells, signer: automatic, say });
}
