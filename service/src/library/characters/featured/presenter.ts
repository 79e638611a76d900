import type { Language } from '@huoban/contracts';
import type { FeaturedCharacter } from '@huoban/contracts/api';
import type { Localized } from '../../../database/tables';
import type { Library } from '../../library';
import { presentCharacter, type CharacterCardRow } from '../character-card';

/** Card of a partner with the greeting. */
export const presentFeatured = (
  library: Library,
  character: CharacterCardRow & { greeting: Localized },
  language: Language,
): FeaturedCharacter => ({
  ...presentCharacter(library, character, language),
  greeting: character.greeting[language],
});
