import type { Language } from '@huoban/contracts';
import type { GameScene } from '@huoban/contracts/api';
import type { Library } from '../../library';
import { COLON, type EntityCardRow } from '../entity-card';

const SEMICOLON: Record<Language, string> = { zh: '；', en: '; ', ja: '；' };

/** The drawn scenes of a game: its first two roles, and its first thing or place. Those without a picture are left out. */
export function presentScenes(
  { pictureOf }: Pick<Library, 'pictureOf'>,
  slug: string,
  entities: EntityCardRow[],
  language: Language,
): GameScene[] {
  const cast = entities.flatMap(({ name, role }) =>
    role === null ? [] : [`${name[language]}${COLON[language]}${role.title[language]}`],
  );
  const others = entities.flatMap(({ kind, name, summary }) =>
    kind === 'role' ? [] : [`${name[language]}${COLON[language]}${summary[language]}`],
  );
  const scenes = [
    {
      picture: pictureOf('scenes', `game-${slug}-cast`),
      caption: cast.length < 2 ? undefined : cast.slice(0, 2).join(SEMICOLON[language]),
    },
    { picture: pictureOf('scenes', `game-${slug}-subject`), caption: others[0] },
  ];
  return scenes.flatMap(({ picture, caption }) =>
    picture === null || caption === undefined ? [] : [{ picture, caption }],
  );
}
