import { randomUUID } from 'node:crypto';
import type { AcknowledgedWrites } from './acknowledged-writes';
import { callApi, fetchToken, logIn, openSocket, sendMessage } from './api-client';

const ACKNOWLEDGE_MS = 5_000;

interface Scene {
  id: string;
  choices: { id: string; next_scene_id: string }[];
  next_scene_id: string | null;
}

export interface Story {
  id: string;
  start: string;
  scenes: Map<string, Scene>;
  partner: string;
}

export async function readStory(origin: string): Promise<Story> {
  const { id, character } = await callApi<{ id: string; character: { id: string } }>(
    origin,
    '/api/quest/get_info',
  );
  const { start_scene_id: start, items } = await callApi<{
    start_scene_id: string;
    items: Scene[];
  }>(origin, `/api/quest/story/scenes?quest_id=${id}`);
  const scenes = new Map(items.map((scene) => [scene.id, scene]));
  return { id, start, scenes, partner: character.id };
}

async function report(origin: string, client: AcknowledgedWrites): Promise<void> {
  const mark = randomUUID();
  await callApi(origin, '/api/users/report_user_action', {
    body: { action: 'drill', params: { mark } },
  });
  client.reports.push(mark);
}

async function takeStep(origin: string, client: AcknowledgedWrites, story: Story): Promise<void> {
  const id = client.scene.id ?? story.start;
  const scene = story.scenes.get(id);
  const choice = scene?.choices[0];
  const requested = choice?.next_scene_id ?? scene?.next_scene_id ?? story.start;
  if (requested === story.start) return;
  client.scene.requested = requested;
  await callApi(origin, '/api/quest/get_chat_respond', {
    authorization: client.authorization,
    body: { quest_id: story.id, scene_id: id, ...(choice && { choice_id: choice.id }) },
  });
  client.scene = { id: requested, requested: null };
  client.steps += 1;
}

/**
 * Logs in, reports, continues a story and sends messages without a pause, until the service is down.
 * @param clients gets what was acknowledged
 * @throws Error when the service is down
 */
export async function writeUntilDown(
  origin: string,
  phone: string,
  { clients, story }: { clients: AcknowledgedWrites[]; story: Story },
): Promise<never> {
  const login = await logIn(origin, phone);
  const scene = { id: null, requested: null };
  const client: AcknowledgedWrites = {
    ...login,
    phone,
    reports: [],
    messages: [],
    steps: 0,
    scene,
  };
  clients.push(client);
  const socket = openSocket(origin, await fetchToken(origin, login));
  const disconnected = new Promise<never>((_resolve, reject) => {
    socket.on('disconnect', (reason) => reject(new Error(reason)));
    socket.on('connect_error', reject);
  });
  // It may be rejected while no one awaits it.
  disconnected.catch(() => undefined);
  try {
    for (;;) {
      await report(origin, client);
      await takeStep(origin, client, story);
      const id = randomUUID();
      const message = { characterId: story.partner, id, text: `Drill ${id}` };
      const sent = sendMessage(socket, message, ACKNOWLEDGE_MS);
      const refusal = await Promise.race([sent, disconnected]);
      if (refusal !== null) throw new Error(`send: ${refusal}`);
      client.messages.push(id);
    }
  } finally {
    socket.disconnect();
  }
}
