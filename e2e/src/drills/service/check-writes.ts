import { call } from './api-client';
import type { Promised } from './acknowledged-writes';
import type { Story } from './writing-client';

interface History {
  items: { seq: number; client_message_id: string | null }[];
  has_more: boolean;
}

const historyOf = async (origin: string, { authorization }: Promised, partner: string) => {
  const all: History['items'] = [];
  for (let more = true; more;) {
    const { items, has_more } = await call<History>(origin, '/api/im/history_messages', {
      authorization,
      body: { character_id: partner, after: all.at(-1)?.seq ?? 0, size: 100 },
    });
    all.push(...items);
    more = has_more;
  }
  return all;
};

const placeProblem = async (origin: string, person: Promised, story: Story) => {
  const { authorization, scene } = person;
  const { progress } = await call<{ progress: { scene_id: string } | null }>(
    origin,
    `/api/quest/get_info?quest_id=${story.id}`,
    { authorization },
  );
  const allowed = [scene.id, scene.asked ?? scene.id];
  const found = progress?.scene_id ?? null;
  return allowed.includes(found)
    ? []
    : [`${person.phone} stood at ${String(scene.id)} of the story, now at ${String(found)}`];
};

/** Whether the service still knows everything that it has acknowledged to one person. @returns sentences, one a fault */
export const brokenPromises = async (
  origin: string,
  person: Promised,
  story: Story & { partner: string },
): Promise<string[]> => {
  const { authorization, phone, webUserId, messages } = person;
  const me = await call<{ web_user_id: string }>(origin, '/api/users/me', { authorization }).catch(
    () => null,
  );
  if (me === null) return [`${phone} is logged out`];
  const problems = me.web_user_id === webUserId ? [] : [`${phone} is somebody else`];
  if (person.scene.id !== null) problems.push(...(await placeProblem(origin, person, story)));
  if (messages.length === 0) return problems;
  const history = await historyOf(origin, person, story.partner);
  const stored = history.map(({ client_message_id: id }) => id);
  for (const id of messages)
    if (stored.filter((one) => one === id).length !== 1)
      problems.push(
        `message ${id} of ${phone} is stored ${stored.filter((one) => one === id).length} times`,
      );
  if (history.some(({ seq }, at) => seq !== at + 1))
    problems.push(`the messages of ${phone} have a gap or are out of order`);
  return problems;
};
