import type { Handlers } from '../http/handler';
import { Refusal } from '../http/refusal';
import type { Library } from '../library/library';
import { presentQuests, presentScene } from './present-quest';
import { readProgress, saveProgress } from './progress';
import { findScene, findStory, listStories, listTellers, scenesOf } from './story-queries';
import { asideTo, takeTurn } from './turn';

type QuestEndpoints =
  'GET /api/quest/get_info' | 'GET /api/quest/story/scenes' | 'POST /api/quest/get_chat_respond';

/** Stories: what there is, their scenes, and one turn inside a scene. */
export const questHandlers = (library: Library): Pick<Handlers, QuestEndpoints> => ({
  'GET /api/quest/get_info': async ({ query, language, session }) => {
    const { db } = library;
    const stories = await listStories(db);
    const tellers = await listTellers(db);
    const progress = session === null ? null : await readProgress(db, session.accountId);
    const quests = presentQuests(library, { stories, tellers, progress }, language);
    const wanted = quests.find(
      ({ id, slug, character }) =>
        (query.quest_id === undefined || query.quest_id === id || query.quest_id === slug) &&
        (query.character_id === undefined || query.character_id === character.id),
    );
    if (wanted === undefined) return new Refusal('notFound');
    return { ...wanted, others: quests.filter((quest) => quest !== wanted) };
  },

  'GET /api/quest/story/scenes': async ({ query, language }) => {
    const story = await findStory(library.db, query.quest_id);
    if (story === undefined) return new Refusal('notFound');
    const scenes = await scenesOf(library.db, story.id);
    return {
      quest_id: story.id,
      start_scene_id: story.start,
      items: scenes.map(({ id, content }) => presentScene(story, { id, ...content }, language)),
    };
  },

  'POST /api/quest/get_chat_respond': async ({ body, language, session }) => {
    const { db } = library;
    const found = await findScene(db, body.quest_id, body.scene_id);
    if (found === undefined) return new Refusal('notFound');
    const turn = takeTurn(found.content, body);
    if (turn.kind === 'wrong') return new Refusal('invalidInput', { name: turn.field });
    if (turn.kind !== 'moved') {
      const reply = turn.kind === 'aside' ? asideTo(turn.said, found)?.[language] : '';
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
  },
});
