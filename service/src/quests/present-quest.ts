import type { Language } from '@huoban/contracts';
import type { QuestCard, Scene } from '@huoban/contracts/api';
import { presentCharacter, type CharacterCardRow } from '../characters/character-card';
import type { Library } from '../library/library';
import type { Progress } from './progress';
import type { StoryScene } from './story-file';
import type { listStories } from './story-queries';

type Localized = Record<Language, string>;

export interface QuestSources {
  stories: Awaited<ReturnType<typeof listStories>>;
  tellers: CharacterCardRow[];
  /** By story id; `null` for a visitor. */
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

/** Stories in one language, each with its partner and how far the reader is. */
export const presentQuests = (
  library: Library,
  { stories, tellers, progress }: QuestSources,
  language: Language,
): QuestCard[] =>
  stories.flatMap((story) => {
    const teller = tellers.find(({ id }) => id === story.character_id);
    if (teller === undefined) return [];
    return {
      id: story.id,
      slug: story.slug,
      title: story.title[language],
      summary: story.summary[language],
      character: presentCharacter(library, teller, language),
      minutes: story.minutes,
      start_scene_id: story.start,
      scene_count: story.scene_count,
      ending_count: story.ending_count,
      progress: presentProgress(progress?.get(story.id)),
      picture: library.pictureOf('banners', story.slug),
    };
  });

/** A scene in one language. `story`: its title and the name of its partner. */
export const presentScene = (
  story: { title: Localized; name: Localized },
  { id, speaker, lines, choices, next, ending }: StoryScene & { id: string },
  language: Language,
): Scene => {
  const words = lines.map((line) => line[language]);
  return {
    id,
    title: (ending?.title ?? story.title)[language],
    text: words.join('\n'),
    speaker,
    speaker_name: speaker === 'partner' ? story.name[language] : null,
    lines: words,
    choices: (choices ?? []).map((choice) => ({
      id: choice.id,
      text: choice.text[language],
      next_scene_id: choice.to,
    })),
    next_scene_id: next ?? null,
    ending:
      ending === undefined ? null : { title: ending.title[language], text: ending.text[language] },
    picture: null,
  };
};
