import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { sendMessage, type MessagingSocket } from '../../drills/service/api-client';
import { requestRaw } from '../../harness/http';
import { connectClients, firstCharacter, QUESTION } from '../service/clients';
import { loadLoops } from '../service/load';
import { processorMs } from './processor-time';
import type { ScaleSite } from './scale-site';

const REPLY_MS = 30_000;
/** What a browser sends. */
const BROWSER = { 'accept-encoding': 'br' };
/** Renders anew, for operators on the machine of the shell. */
const RENDERED = { ...BROWSER, 'cache-control': 'no-store' };

/** Requests for the same page at the same time share one rendering, so that each loop has a language of its own. */
const LANGUAGES = ['', '/en', '/ja'];
const RENDERED_PAGES = [
  ['home, rendered', '/'],
  ['game page, rendered', '/game-library/2017'],
] as const;

/** One unit; processor times in ms. */
export interface UnitCost {
  shellMs: number;
  serviceMs: number;
  databaseMs: number | null;
  statements: number | null;
  /** Bodies as they are sent, both ways for messages not measured. */
  bytes: number | null;
}

const agent = new http.Agent({ keepAlive: true });

/** @returns length of the body as it is sent @throws Error when the response is no success */
async function get(url: string, headers: http.OutgoingHttpHeaders): Promise<number> {
  const { status, bytes } = await requestRaw(url, { agent, headers });
  if (status !== 200) throw new Error(`${url} was answered ${status}`);
  return bytes;
}

/** So many rounds before the one that is measured; seconds of each. */
interface Rounds {
  rounds: number;
  seconds: number;
}

/** Does some units and measures their mean cost. `work` returns the bytes that it received. */
async function measure(
  { pids, countStatements }: ScaleSite,
  { rounds, seconds, loops }: Rounds & { loops?: number },
  work: (loop: number) => Promise<number | null>,
): Promise<UnitCost> {
  const { shell, service, database } = pids;
  const snapshot = async () => ({
    shellMs: await processorMs([shell]),
    serviceMs: await processorMs([service]),
    databaseMs: database === null ? null : await processorMs([database]),
    statements: await countStatements(),
  });
  let units = 0;
  let bytes = 0;
  const load = () =>
    loadLoops(
      async (loop) => {
        const received = await work(loop);
        bytes += received ?? Number.NaN;
        units += 1;
      },
      { seconds, ...(loops !== undefined && { loops }) },
    );
  // Compiles what is measured: three threads need more than a thousand pages.
  for (let round = 0; round < rounds; round += 1) await load();
  [units, bytes] = [0, 0];
  const before = await snapshot();
  await load();
  const after = await snapshot();
  const perUnit = (key: keyof typeof after): number | null => {
    const [from, to] = [before[key], after[key]];
    return from === null || to === null ? null : (to - from) / units;
  };
  return {
    shellMs: perUnit('shellMs') ?? 0,
    serviceMs: perUnit('serviceMs') ?? 0,
    databaseMs: perUnit('databaseMs'),
    statements: perUnit('statements'),
    bytes: Number.isNaN(bytes) ? null : bytes / units,
  };
}

async function talk(client: MessagingSocket, characterId: string): Promise<null> {
  const replied = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no reply')), REPLY_MS);
    const onMessage: Parameters<typeof client.on<'message'>>[1] = ({ message }) => {
      if (message.sender !== 'character') return;
      clearTimeout(timer);
      client.off('message', onMessage);
      resolve();
    };
    client.on('message', onMessage);
  });
  const message = { characterId, id: randomUUID(), text: QUESTION };
  const refusal = await sendMessage(client, message, REPLY_MS);
  if (refusal !== null) throw new Error(`send: ${refusal}`);
  await replied;
  return null;
}

/** Opens a conversation for each client, whose greeting is no reply. */
async function openConversations(
  site: ScaleSite,
): Promise<{ clients: MessagingSocket[]; characterId: string }> {
  const [shell] = site.shells;
  const characterId = await firstCharacter(site.service);
  const clients = await connectClients(site.service, shell.url);
  const event = { character_id: characterId, language: 'en' } as const;
  await Promise.all(
    clients.map((client) => new Promise((resolve) => client.emit('open', event, resolve))),
  );
  return { clients, characterId };
}

type Unit = [name: string, work: (loop: number) => Promise<number>, loops?: number];

export async function measureCosts(
  site: ScaleSite,
  { rounds, seconds }: Rounds,
): Promise<Map<string, UnitCost>> {
  const [{ url }] = site.shells;
  let query = 0;
  const search = () => {
    const text = encodeURIComponent(`灯塔 ${(query += 1)}`);
    return get(`${url}/api/visitor/game/knowledge/search?q=${text}`, BROWSER);
  };
  const list = `${url}/api/visitor/game/list?size=20`;
  const units: Unit[] = [
    ...RENDERED_PAGES.map(([unit, path]): Unit => [
      unit,
      (loop) => get(`${url}${LANGUAGES[loop] ?? ''}${path}`, RENDERED),
      LANGUAGES.length,
    ]),
    ['home, kept by the shell', () => get(`${url}/`, BROWSER)],
    ['list of 20 games, kept by the service', () => get(list, BROWSER)],
    ['activities', () => get(`${url}/api/visitor/web/activity/index`, BROWSER)],
    ['search for a new text', search],
  ];
  const costs = new Map<string, UnitCost>();
  for (const [unit, work, loops] of units) {
    costs.set(unit, await measure(site, { rounds, seconds, ...(loops && { loops }) }, work));
  }
  const { clients, characterId } = await openConversations(site);
  const send = async (loop: number) => {
    const client = clients[loop];
    return client ? talk(client, characterId) : null;
  };
  costs.set('chat message with its reply', await measure(site, { rounds, seconds }, send));
  for (const client of clients) client.disconnect();
  return costs;
}
