import { LIVE_MS, type DrillContext } from './promotion-context';
import { seenAt } from './release-watch';

const BACK = 2;

/** What `gc` prints, as far as the drill reads it. */
interface Collected {
  versions: { name: string; version: string }[];
}

/** Goes back two releases, then looks at the whole registry and removes what nobody needs. */
export async function wayBackSteps(context: DrillContext, broken: string): Promise<void> {
  const { table, site, openTab } = context;
  await table.run('roll back two releases', async ({ within, holds }) => {
    const released = (await site.history('production')).map(({ release }) => release);
    const distinct = released.filter((id, index) => id !== released[index - 1]);
    const target = distinct.at(-1 - BACK) ?? '';
    const entry = await site.act('rollback', '--to', target);
    const { at } = await seenAt(site.replicas, entry.release);
    within('served by both replicas', Math.max(...at) - Date.parse(entry.at), LIVE_MS);
    holds('it is the release of two promotions ago', entry.release === target);
    await openTab.goOn();
    holds('the open tab went on unharmed', true);
  });
  await verifyStep(context, 'verify');
  await table.run('gc', async ({ holds, note }) => {
    const planned = await site.release<Collected>('gc', '--days', '0');
    const found = planned.versions.map(({ name, version }) => `${name} ${version}`);
    note(`not needed: ${found.join(', ')}`);
    holds('nothing is removed before it is asked for', (await versions(context)).includes(broken));
    await site.release('gc', '--days', '0', '--grace', '1', '--apply');
    holds('the broken version is gone', !(await versions(context)).includes(broken));
    await openTab.goOn();
    holds('the open tab went on unharmed', true);
  });
  await verifyStep(context, 'verify what is left');
}

async function versions({ site }: DrillContext): Promise<string[]> {
  const published = await site.release<{ version: string }[]>('versions', 'mfe-home');
  return published.map(({ version }) => version);
}

async function verifyStep({ table, site }: DrillContext, name: string): Promise<void> {
  await table.run(name, async ({ note, holds }) => {
    const began = performance.now();
    await site.release('verify');
    note(`${Math.round(performance.now() - began)} ms`);
    holds('every byte, signature and entry is as it was signed', true);
  });
}
