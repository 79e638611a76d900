import type { Transaction } from 'kysely';
import type { Content } from '../content/read-content';
import type { Tables } from '../database/tables';
import { readingMinutes } from './reading-time';
import type { StoryFile } from './story-file';

const json = (value: unknown) => JSON.stringify(value);

const sceneRows = ({ id: story_id, scenes }: StoryFile) =>
  Object.entries(scenes).map(([id, scene], position) => ({
    story_id,
    id,
    position,
    content: json(scene),
  }));

/** Inserts all stories with their scenes. Old rows were deleted by cascade with the characters. */
export async function writeStories(
  trx: Transaction<Tables>,
  { stories, characters }: Pick<Content, 'stories' | 'characters'>,
): Promise<void> {
  const ids = new Map(characters.map(({ slug, id }) => [slug, id]));
  for (const [position, story] of stories.entries()) {
    const scenes = sceneRows(story);
    const minutes = readingMinutes(story);
    await trx
      .insertInto('stories')
      .values({
        id: story.id,
        slug: story.slug,
        character_id: ids.get(story.character) ?? '',
        position,
        title: json(story.title),
        summary: json(story.summary),
        minutes: minutes.zh,
        reading_minutes: json(minutes),
        start: story.start,
        asides: json(story.asides),
        scene_count: scenes.length,
        ending_count: Object.values(story.scenes).filter(({ ending }) => ending).length,
      })
      .execute();
    await trx.insertInto('story_scenes').values(scenes).execute();
  }
}
