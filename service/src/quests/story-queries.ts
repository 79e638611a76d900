import { CHARACTER_CARD_COLUMNS } from '../library/characters/character-card';
import type { Database } from '../database/database';

/** All stories, in the order of the library, without their scenes. */
export const listStories = (db: Database) =>
  db
    .selectFrom('stories')
    .select([
      'id',
      'slug',
      'character_id',
      'title',
      'summary',
      'minutes',
      'reading_minutes',
      'start',
    ])
    .select(['scene_count', 'ending_count'])
    .orderBy('position')
    .execute();

/** Cards of the partners who narrate stories. */
export const listStoryPartners = (db: Database) =>
  db
    .selectFrom('characters')
    .select(CHARACTER_CARD_COLUMNS)
    .where('id', 'in', db.selectFrom('stories').select('character_id'))
    .execute();

/** A story with the name of its partner, by id or slug. */
export const findStory = (db: Database, id: string) =>
  db
    .selectFrom('stories')
    .innerJoin('characters', 'characters.id', 'stories.character_id')
    .select(['stories.id', 'stories.slug', 'stories.title', 'stories.start', 'characters.name'])
    .where((on) => on.or([on('stories.id', '=', id), on('stories.slug', '=', id)]))
    .executeTakeFirst();

/** The scenes of a story, in the order of its file. */
export const listScenes = (db: Database, storyId: string) =>
  db
    .selectFrom('story_scenes')
    .select(['id', 'content'])
    .where('story_id', '=', storyId)
    .orderBy('position')
    .execute();

/** One scene with the replies of its partner. `id`: id or slug of the story. */
export const findScene = (db: Database, id: string, sceneId: string) =>
  db
    .selectFrom('story_scenes')
    .innerJoin('stories', 'stories.id', 'story_scenes.story_id')
    .innerJoin('characters', 'characters.id', 'stories.character_id')
    .select(['stories.id as story_id', 'stories.asides', 'characters.samples'])
    .select('story_scenes.content')
    .where((on) => on.or([on('stories.id', '=', id), on('stories.slug', '=', id)]))
    .where('story_scenes.id', '=', sceneId)
    .executeTakeFirst();
