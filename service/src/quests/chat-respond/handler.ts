import type { Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { Library } from '../../library/library';
import { saveProgress } from '../progress';
import { findScene } from '../story-queries';
import { askBack, findAside, advanceStory } from '../advance-story';

/** One input in a scene. The progress of a reader with a session is saved. */
export const chatRespond =
  ({ db }: Library): Handler<'POST /api/quest/get_chat_respond'> =>
  async ({ body, language, session }) => {
    const found = await findScene(db, body.quest_id, body.scene_id);
    if (found === undefined) return new Refusal('notFound');
    const step = advanceStory(found.content, body);
    if (step.kind === 'invalid') return new Refusal('invalidInput', { name: step.field });
    if (step.kind !== 'moved') {
      const reply =
        step.kind === 'aside'
          ? (askBack(step.between, language) ?? findAside(step.text, found)?.[language])
          : '';
      const fits = step.kind === 'ended';
      return { reply: reply ?? '', next_scene_id: null, choice_id: null, fits, saved: false };
    }
    if (session !== null)
      await saveProgress(db, session.accountId, { storyId: found.story_id, sceneId: step.to });
    return {
      reply: step.choice?.reply?.[language] ?? '',
      next_scene_id: step.to,
      choice_id: step.choice?.id ?? null,
      fits: true,
      saved: session !== null,
    };
  };
