import type { Handlers } from '../http/handler';
import { Refusal } from '../http/refusal';

type QuestEndpoints =
  'GET /api/quest/get_info' | 'GET /api/quest/story/scenes' | 'POST /api/quest/get_chat_respond';

/** Stories are defined but not served yet: every well-formed call is told so. */
export const questHandlers: Pick<Handlers, QuestEndpoints> = {
  'GET /api/quest/get_info': () => new Refusal('notAvailable'),
  'GET /api/quest/story/scenes': () => new Refusal('notAvailable'),
  'POST /api/quest/get_chat_respond': () => new Refusal('notAvailable'),
};
