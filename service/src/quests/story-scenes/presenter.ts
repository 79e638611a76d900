import type { Language } from '@huoban/contracts';
import type { Scene } from '@huoban/contracts/api';
import type { Localized } from '../../database/tables';
import type { PictureOf } from '../../library/pictures';
import type { StoryScene } from '../story-file';

/** A scene in one language. `story.name`: name of its partner. */
export function presentScene(
  story: { slug: string; title: Localized; name: Localized },
  { id, place, speaker, lines, choices, next, ending }: StoryScene & { id: string },
  language: Language,
  pictureOf: PictureOf,
): Scene {
  const texts = lines.map((line) => line[language]);
  return {
    id,
    title: (ending?.title ?? story.title)[language],
    text: texts.join('\n'),
    speaker,
    speaker_name: speaker === 'partner' ? story.name[language] : null,
    lines: texts,
    choices: (choices ?? []).map((choice) => ({
      id: choice.id,
      text: choice.text[language],
      next_scene_id: choice.to,
    })),
    next_scene_id: next ?? null,
    ending:
      ending === undefined ? null : { title: ending.title[language], text: ending.text[language] },
    picture: place === undefined ? null : pictureOf('scenes', `${story.slug}-${place}`),
  };
}
