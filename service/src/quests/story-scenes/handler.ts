import type { Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { Library } from '../../library/library';
import { findStory, listScenes } from '../story-queries';
import { presentScene } from './presenter';

/** All scenes of a story. */
export const storyScenes =
  ({ db, pictureOf }: Library): Handler<'GET /api/quest/story/scenes'> =>
  async ({ query, language }) => {
    const story = await findStory(db, query.quest_id);
    if (story === undefined) return new Refusal('notFound');
    const scenes = await listScenes(db, story.id);
    return {
      quest_id: story.id,
      start_scene_id: story.start,
      items: scenes.map(({ id, content }) =>
        presentScene(story, { id, ...content }, language, pictureOf),
      ),
    };
  };
