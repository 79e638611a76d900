import type { Handlers } from '../http/handler';
import type { Library } from '../library/library';
import { chatRespond } from './chat-respond/handler';
import { questInfo } from './quest-info/handler';
import { storyScenes } from './story-scenes/handler';

type QuestEndpoints =
  | 'GET /api/quest/get_info'
  | 'GET /api/quest/story/scenes'
  | 'POST /api/quest/get_chat_respond';

/** Endpoints of stories: cards, scenes and input in a scene. */
export const questHandlers = (library: Library): Pick<Handlers, QuestEndpoints> => ({
  'GET /api/quest/get_info': questInfo(library),
  'GET /api/quest/story/scenes': storyScenes(library),
  'POST /api/quest/get_chat_respond': chatRespond(library),
});
