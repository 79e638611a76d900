import type { GameFile } from '../../../../content/content-schema';
import { foldText } from '../../understanding/fold-text';
import { readConstraints } from '../../understanding/requests/constraints';
import { detectLanguage } from '../../understanding/normalize-text';
import type { ReplyContext } from '../reply-draft';

/** Shorter names, such as one character, occur in unrelated words. */
const MIN_NAME_LENGTH = 2;

/** Genres that statements name. A mood names several genres, of which each alone may be welcome, so it names none. */
const genresIn = (statements: string[], { texts, now }: ReplyContext): string[] =>
  statements
    .flatMap((text) => {
      const language = detectLanguage(text, 'zh');
      return readConstraints(text, language, { moods: texts.moods, now }).genres;
    })
    .flatMap((set) => (set.length === 1 ? set : []));

const textsOf = ({ memories }: ReplyContext, kind: 'like' | 'dislike'): string[] =>
  memories.filter((memory) => memory.kind === kind).map(({ text }) => text);

/** Whether a game has a genre that the visitor said to like. */
export function createLiked(context: ReplyContext): (game: GameFile) => boolean {
  const genres = new Set(genresIn(textsOf(context, 'like'), context));
  return (game) => game.genres.some((genre) => genres.has(genre));
}

/**
 * Whether a game is not to be recommended: it is finished or being played, or the visitor dislikes it or its genre. A
 * genre that is asked for now outweighs the dislike.
 */
export function createLeftOut(context: ReplyContext): (game: GameFile) => boolean {
  const { base, played, request } = context;
  const known = new Set(played.filter(({ state }) => state !== 'want').map(({ gameId }) => gameId));
  const disliked = textsOf(context, 'dislike');
  const requested = new Set(request.constraints.genres.flat());
  const genres = new Set(genresIn(disliked, context).filter((genre) => !requested.has(genre)));
  const isDisliked = ({ title, aliases }: GameFile) =>
    (['zh', 'en', 'ja'] as const).some((language) =>
      [title[language], ...aliases[language]]
        .map((name) => foldText(name, language))
        .some(
          (name) =>
            name.length >= MIN_NAME_LENGTH &&
            disliked.some((text) => foldText(text, language).includes(name)),
        ),
    );
  const leftOut = new Set(
    base.content.games.filter(
      (game) =>
        known.has(game.id) || game.genres.some((genre) => genres.has(genre)) || isDisliked(game),
    ),
  );
  return (game) => leftOut.has(game);
}
