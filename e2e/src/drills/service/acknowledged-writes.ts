import { callApi, readHistory, type Login } from './api-client';
import type { Story } from './writing-client';

export interface AcknowledgedWrites extends Login {
  phone: string;
  /** Marks of reports. */
  reports: string[];
  /** Client ids of messages. */
  messages: string[];
  steps: number;
  /** Scene of the story; `requested` when the last step was not acknowledged. */
  scene: { id: string | null; requested: string | null };
}

export function countWrites(clients: readonly AcknowledgedWrites[]) {
  const counts = { logins: clients.length, reports: 0, steps: 0, messages: 0 };
  for (const { reports, steps, messages } of clients) {
    counts.reports += reports.length;
    counts.steps += steps;
    counts.messages += messages.length;
  }
  return counts;
}

export const totalWrites = (clients: readonly AcknowledgedWrites[]): number =>
  Object.values(countWrites(clients)).reduce((total, count) => total + count, 0);

/** Reads everything that was acknowledged to one client. @returns a sentence for each lost write */
export async function findLostWrites(
  origin: string,
  client: AcknowledgedWrites,
  story: Story,
): Promise<string[]> {
  const { authorization, phone, webUserId, messages, scene } = client;
  const me = await callApi<{ web_user_id: string }>(origin, '/api/users/me', {
    authorization,
  }).catch(() => null);
  if (me === null) return [`${phone} is logged out`];
  const problems = me.web_user_id === webUserId ? [] : [`${phone} has another account`];
  if (scene.id !== null) {
    const path = `/api/quest/get_info?quest_id=${story.id}`;
    const { progress } = await callApi<{ progress: { scene_id: string } | null }>(origin, path, {
      authorization,
    });
    const found = progress?.scene_id ?? null;
    if (![scene.id, scene.requested ?? scene.id].includes(found ?? ''))
      problems.push(`${phone} was at scene ${scene.id}, now at ${String(found)}`);
  }
  if (messages.length === 0) return problems;
  const history = await readHistory(origin, client, story.partner);
  for (const id of messages) {
    const count = history.filter(({ client_message_id }) => client_message_id === id).length;
    if (count !== 1) problems.push(`message ${id} of ${phone} is stored ${count} times`);
  }
  if (history.some(({ seq }, index) => seq !== index + 1))
    problems.push(`the messages of ${phone} have a gap or are out of order`);
  return problems;
}
