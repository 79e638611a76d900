import type { Language } from '@huoban/contracts';
import { readAll, readCount, readTotal } from './player-counts';
import { ALONE, ASIDES, ONE_OTHER, readCompany } from './player-relations';

/** Number of players, or `together` for two or more. */
export type Players = number | 'together';

/** How many want to play: a number where one is stated, before words such as “alone” or “together”. */
export function readPlayers(message: string, language: Language): Players | undefined {
  const text = message.replace(ASIDES[language], ' ');
  const total = readTotal(text, language);
  if (total !== undefined) return total;
  if (ONE_OTHER[language].test(text)) return 2;
  const count = readCount(text, language);
  if (count !== undefined) return count;
  if (ALONE[language].test(text)) return 1;
  return readAll(text) ?? readCompany(text, language);
}
