import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import {
  MESSAGING_PATH,
  type ClientToService,
  type ServiceToClient,
} from '@huoban/contracts/messaging';
import { call, codeFor } from './api-client';
import type { Ledger, Promised } from './acknowledged-writes';

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
}

/** The first story of the library, with its scenes. */
export const readStory = async (origin: string): Promise<Story & { partner: string }> => {
  const { id, character } = await call<{ id: string; character: { id: string } }>(
    origin,
    '/api/quest/get_info',
  );
  const { start_scene_id: start, items } = await call<{ start_scene_id: string; items: Scene[] }>(
    origin,
    `/api/quest/story/scenes?quest_id=${id}`,
  );
  const scenes = new Map(items.map((scene) => [scene.id, scene]));
  return { id, start, scenes, partner: character.id };
};

const logIn = async (origin: string, phone: string): Promise<Promised> => {
  const number = { country_code: '86', phone };
  await call(origin, '/api/users/send_phone_verification_code', { body: number });
  const code = await codeFor(origin, phone);
  const { access_token, web_user_id } = await call<{ access_token: string; web_user_id: string }>(
    origin,
    '/api/users/login_register_share_no_invitation_code',
    { body: { ...number, phone_verify_code: code } },
  );
  return {
    phone,
    authorization: `Bearer ${access_token}`,
    webUserId: web_user_id,
    reports: [],
    messages: [],
    scene: { id: null, asked: null },
  };
};

const report = async (origin: string, person: Promised): Promise<void> => {
  const mark = randomUUID();
  await call(origin, '/api/users/report_user_action', {
    body: { action: 'drill', params: { mark } },
  });
  person.reports.push(mark);
};

const readOn = async (origin: string, person: Promised, story: Story): Promise<boolean> => {
  const here = person.scene.id ?? story.start;
  const scene = story.scenes.get(here);
  const choice = scene?.choices[0];
  const asked = choice?.next_scene_id ?? scene?.next_scene_id ?? story.start;
  if (asked === story.start) return false;
  person.scene.asked = asked;
  await call(origin, '/api/quest/get_chat_respond', {
    authorization: person.authorization,
    body: { quest_id: story.id, scene_id: here, ...(choice && { choice_id: choice.id }) },
  });
  person.scene = { id: asked, asked: null };
  return true;
};

type Connection = Socket<ServiceToClient, ClientToService>;

const connect = async (origin: string, { authorization }: Promised): Promise<Connection> => {
  const { im_token: token } = await call<{ im_token: string }>(
    origin,
    '/api/im/get_token?app_id=drill',
    { authorization },
  );
  return io(origin, {
    path: MESSAGING_PATH,
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  });
};

const send = async (socket: Connection, person: Promised, partner: string): Promise<void> => {
  const id = randomUUID();
  const event = {
    character_id: partner,
    language: 'en',
    client_message_id: id,
    text: `Drill ${id}`,
  } as const;
  const refusal = await new Promise<string | null>((resolve) => {
    // The types of the socket say that there is always an error; there is none when the answer came in time.
    socket.timeout(ACKNOWLEDGE_MS).emit('send', event, (late: Error | null, result) => {
      if (late !== null) resolve('no acknowledgement');
      else resolve(result.ok ? null : result.error_message);
    });
  });
  if (refusal !== null) throw new Error(`send: ${refusal}`);
  person.messages.push(id);
};

/**
 * One person who writes without a pause, until the service is gone: logs in, reports, reads on, talks. Everything that
 * was acknowledged goes into the ledger.
 */
export const visit = async (
  origin: string,
  phone: string,
  { ledger, story }: { ledger: Ledger; story: Story & { partner: string } },
): Promise<void> => {
  const person = await logIn(origin, phone);
  ledger.people.push(person);
  const socket = await connect(origin, person);
  const gone = new Promise<never>((_resolve, reject) => {
    socket.on('disconnect', (reason) => reject(new Error(reason)));
    socket.on('connect_error', reject);
  });
  // It may be heard of while nobody waits for it.
  gone.catch(() => undefined);
  try {
    for (;;) {
      await report(origin, person);
      if (await readOn(origin, person, story)) ledger.steps += 1;
      await Promise.race([send(socket, person, story.partner), gone]);
    }
  } finally {
    socket.disconnect();
  }
};
