import { readTerms } from '../persona/understanding/terms';
import type { Knowledge } from '../persona/knowledge/knowledge';
import { formatDate, formatGenres, formatPlatforms } from '../persona/wording/format';
import { readQuestion, type Question } from '../persona/understanding/question';
import { gameOfSubject } from '../persona/knowledge/knowledge-base';
import { ReplyFailed, type ReplyProvider, type ReplyRequest } from '../reply-provider';
import { streamChat, type ChatModel } from './chat-completions';
import { systemPrompt } from './system-prompt';

const MAX_FACTS = 8;

/** Replies of a language model, with facts of the content in its prompt. */
export function createModelReplies(
  knowledge: () => Promise<Knowledge>,
  model: ChatModel,
): ReplyProvider {
  const factsFor = (
    question: Question,
    { language }: ReplyRequest,
    { sentences, understanding }: Knowledge,
  ): string[] => {
    const subjects = [...question.mentions.map(({ subject }) => subject), question.topic];
    const games = new Set(subjects.flatMap((one) => (one && gameOfSubject(one)) ?? []));
    const cards = [...games].map(
      (game) =>
        `${game.title[language]}: ${game.summary[language]} (${game.developer[language]}; ${formatDate(game.released, language)}; ${formatGenres(game, language)}; ${formatPlatforms(game, language)}; players ${game.players})`,
    );
    const terms =
      question.language === language
        ? question.terms
        : readTerms(question.text, [], question.language, understanding.thesaurus);
    const facts = sentences
      .search({
        terms,
        focus: question.focus,
        language,
        prefer: ({ game }) => (games.size === 0 || (game !== undefined && games.has(game)) ? 1 : 0),
      })
      .slice(0, MAX_FACTS)
      .map(({ sentence: { game, entity, text } }) =>
        [game?.title[language], entity?.name[language], text].filter(Boolean).join(' / '),
      );
    return [...cards, ...facts];
  };

  async function* reply(request: ReplyRequest): AsyncGenerator<string> {
    const { characterId, language, turns, memories = [], signal } = request;
    const index = await knowledge();
    const { base, understanding } = index;
    const partner = base.content.characters.find(({ id }) => id === characterId);
    if (partner === undefined) throw new ReplyFailed(`no partner has the id ${characterId}`);
    const question = readQuestion(turns, language, partner, understanding);
    const prompt = systemPrompt({
      partner,
      language,
      games: base.gamesOf(partner).map(({ title }) => title[language]),
      facts: factsFor(question, request, index),
      memories: memories.map(({ kind, text }) => `${kind}: ${text}`),
    });
    const messages = turns.map(({ sender, text }) => ({
      role: sender === 'user' ? ('user' as const) : ('assistant' as const),
      content: text,
    }));
    yield* streamChat(model, [{ role: 'system', content: prompt }, ...messages], signal);
  }
  return { name: 'model', reply };
}
