import type { Language } from '@huoban/contracts';
import type { QuestCard } from '@huoban/contracts/api';
import { presentCharacter, type CharacterCardRow } from '../../library/characters/character-card';
import type { Library } from '../../library/library';
import type { Progress } from '../progress';
import type { listStories } from '../story-queries';

export interface QuestSources {
  stories: Awaited<ReturnType<typeof listStories>>;
  partners: CharacterCardRow[];
  /** By story id; `null` without a session. */
  progress: Map<string, Progress> | null;
}

const presentProgress = (progress: Progress | undefined): QuestCard['progress'] =>
  progress === undefined
    ? null
    : {
        scene_id: progress.sceneId,
        ending_ids: progress.endings,
        updated_at: progress.updatedAt.toISOString(),
      };

/** Stories in one language, each with its partner and the reader's progress. */
export const presentQuests = (
  library: Library,
  { stories, partners, progress }: QuestSources,
  language: Language,
): QuestCard[] =>
  stories.flatMap((story) => {
    const partner = partners.find(({ id }) => id === story.character_id);
    if (partner === undefined) return [];
    return {
      id: story.id,
      slug: story.slug,
      title: story.title[language],
      summary: story.summary[language],
      character: presentCharacter(library, partner, language),
      minutes: story.reading_minutes?.[language] ?? story.minutes,
      start_scene_id: story.start,
      scene_count: story.scene_count,
      ending_count: story.ending_count,
      progress: presentProgress(progress?.get(story.id)),
      picture: library.pictureOf('banners', story.slug),
    };
  });
