import { sql } from 'kysely';
import type { Database } from '../database/database';

export interface Progress {
  sceneId: string;
  /** Ids of the ending scenes found so far. */
  endings: string[];
  updatedAt: Date;
}

/**
 * Progress of a reader in each started story, by story id. A scene that no longer exists is replaced by the start of the
 * story; endings that no longer exist are omitted.
 */
export async function readProgress(
  db: Database,
  accountId: string,
): Promise<Map<string, Progress>> {
  const { rows } = await sql<Progress & { storyId: string }>`
    select progress.story_id as "storyId", coalesce(scene.id, stories.start) as "sceneId",
      array(select ending from unnest(progress.endings) with ordinality as found (ending, nth)
        where exists (select from story_scenes where story_id = stories.id and id = ending) order by nth) as "endings",
      progress.updated_at as "updatedAt"
    from story_progress as progress
    join stories on stories.id = progress.story_id
    left join story_scenes as scene on scene.story_id = stories.id and scene.id = progress.scene_id
    where progress.account_id = ${accountId}`.execute(db);
  return new Map(rows.map(({ storyId, ...progress }) => [storyId, progress]));
}

/** Stores the current scene of a reader, and the ending if it is one. */
export async function saveProgress(
  db: Database,
  accountId: string,
  { storyId, sceneId }: { storyId: string; sceneId: string },
): Promise<void> {
  await sql`
    insert into story_progress (account_id, story_id, scene_id, endings)
    select ${accountId}, story_id, id, case when content ? 'ending' then array[id] else '{}'::text[] end
    from story_scenes where story_id = ${storyId} and id = ${sceneId}
    on conflict (account_id, story_id) do update set
      scene_id = excluded.scene_id,
      endings = case when excluded.endings <@ story_progress.endings then story_progress.endings
        else story_progress.endings || excluded.endings end,
      updated_at = now()`.execute(db);
}
