import type { Language } from '@huoban/contracts';
import type { Scene } from '@huoban/contracts/api';
import type { Localized } from '../../database/tables';
import type { StoryScene } from '../story-file';

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
