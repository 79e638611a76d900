import * as z from 'zod';
import { named, picture } from './parts';

/** A game in a list. `released` is `YYYY-MM-DD`. */
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

/** A partner (AI character) in a list. `created` is `YYYY-MM-DD`. */
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
  /** The partner's main games, at most two. Older versions of the service do not send it. */
  plays: z.array(named).optional(),
});
