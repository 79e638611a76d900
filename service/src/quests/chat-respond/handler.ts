import type { Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { Library } from '../../library/library';
import { saveProgress } from '../progress';
import { findScene } from '../story-queries';
import { findAside, advanceStory } from '../advance-story';

/** One turn inside a scene; the place of a reader with a session is kept. */
export const chatRespond =
  ({ db }: Library): Handler<'POST /api/quest/get_chat_respond'> =>
  async ({ body, language, session }) => {
    const found = await findScene(db, body.quest_id, body.scene_id);
    if (found === undefined) return new Refusal('notFound');
    const turn = advanceStory(found.content, body);
    if (turn.kind === 'wrong') return new Refusal('invalidInput', { name: turn.field });
    if (turn.kind !== 'moved') {
      const reply = turn.kind === 'aside' ? findAside(turn.said, found)?.[language] : '';
      const fits = turn.kind === 'ended';
      return { reply: reply ?? '', next_scene_id: null, choice_id: null, fits, saved: false };
    }
    if (session !== null)
      await saveProgress(db, session.accountId, { storyId: found.story_id, sceneId: turn.to });
    return {
      reply: turn.choice?.reply?.[language] ?? '',
      next_scene_id: turn.to,
      choice_id: turn.choice?.id ?? null,
      fits: true,
      saved: session !== null,
    };
  };
