import { askedFeatures } from '../persona/features';
import type { Knowledge } from '../persona/knowledge';
import { dateText, genresText, platformsText } from '../persona/phrases';
import { readQuestion, type Question } from '../persona/question';
import { gameBehind } from '../persona/world';
import { ReplyFailed, type ReplyProvider, type ReplyRequest } from '../reply-provider';
import { streamChat, type ChatModel } from './chat-completions';
import { systemPrompt } from './system-prompt';

const FACTS = 8;

/** Partners that a language model speaks for, told what the content folder knows. */
export const createModelReplies = (
  knowledge: () => Promise<Knowledge>,
  model: ChatModel,
): ReplyProvider => {
  const factsFor = (
    question: Question,
    { language }: ReplyRequest,
    { sentences }: Knowledge,
  ): string[] => {
    const subjects = [...question.mentions.map(({ subject }) => subject), question.topic];
    const games = new Set(subjects.flatMap((one) => (one && gameBehind(one)) ?? []));
    const cards = [...games].map(
      (game) =>
        `${game.title[language]}: ${game.summary[language]} (${game.developer[language]}; ${dateText(game.released, language)}; ${genresText(game, language)}; ${platformsText(game, language)}; players ${game.players})`,
    );
    const asked =
      question.written === language
        ? question.features
        : askedFeatures(question.text, [], question.written);
    const told = sentences
      .search(asked, language, games.size === 0 ? undefined : ({ game }) => games.has(game))
      .slice(0, FACTS)
      .map(({ sentence: { game, entity, text } }) =>
        [game.title[language], entity?.name[language], text].filter(Boolean).join(' / '),
      );
    return [...cards, ...told];
  };

  async function* reply(request: ReplyRequest): AsyncGenerator<string> {
    const { characterId, language, turns, signal } = request;
    const known = await knowledge();
    const { world, findMentions } = known;
    const partner = world.content.characters.find(({ id }) => id === characterId);
    if (partner === undefined) throw new ReplyFailed(`no partner has the id ${characterId}`);
    const question = readQuestion(turns, language, partner, findMentions);
    const prompt = systemPrompt({
      partner,
      language,
      games: world.gamesOf(partner).map(({ title }) => title[language]),
      facts: factsFor(question, request, known),
    });
    const talk = turns.map(({ sender, text }) => ({
      role: sender === 'user' ? ('user' as const) : ('assistant' as const),
      content: text,
    }));
    yield* streamChat(model, [{ role: 'system', content: prompt }, ...talk], signal);
  }
  return { name: 'model', reply };
};
