import * as z from 'zod';
import { named, picture } from './parts';

/** A game as a list shows it. `released` is `YYYY-MM-DD`. */
export const gameCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  genres: z.array(named),
  platforms: z.array(named),
  released: z.string(),
  developer: z.string(),
  players: z.string(),
  picture,
});

/** A partner (AI character) as a list shows it. `created` is `YYYY-MM-DD`. */
export const characterCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  line: z.string(),
  category: named,
  tags: z.array(named),
  popularity: z.number().int(),
  created: z.string(),
  picture,
  /** Games the partner plays most, two at most; missing in answers of services from before it existed. */
  plays: z.array(named).optional(),
});
