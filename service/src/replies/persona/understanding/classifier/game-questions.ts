/** What a question about a game asks for: a field of its record, or what only its article or nothing tells. */
export const GAME_QUESTIONS = [
  'platform',
  'players',
  'released',
  'developer',
  'genre',
  'duration',
  'about',
  'price',
  'age',
  'content',
  'offTopic',
] as const;
export type GameQuestion = (typeof GAME_QUESTIONS)[number];
