import { readTerms } from '../persona/understanding/terms';
import type { Knowledge } from '../persona/knowledge/knowledge';
import { formatDate, formatGenres, formatPlatforms } from '../persona/wording/format';
import { readQuestion, type Question } from '../persona/understanding/question';
import { gameOfSubject } from '../persona/knowledge/knowledge-base';
import {
  ReplyFailed,
  type ReplyProvider,
  type ReplyRequest,
  type TokenUsage,
} from '../reply-provider';
import { streamChat, type ChatMessage, type ChatModel, type ToolCall } from './chat-completions';
import { moderateSentences } from './sentences';
import { systemPrompt } from './system-prompt';
import { estimateTokens, fitTurns } from './tokens';
import { withSource } from './with-source';
import { runTool, TOOLS, type ToolContext } from './tools';
import type { Moderation } from '../../moderation/moderation';

const MAX_FACTS = 8;
/** Answers of the model that may call tools. */
const MAX_ROUNDS = 2;

export interface ModelOptions {
  model: ChatModel;
  /** Tokens of prompt and reply together. */
  contextTokens: number;
  /** Limit for a complete reply, tools included. */
  timeoutMs: number;
  hasTools: boolean;
  moderation: Moderation;
  /** Recommends when the model asks for it. */
  persona: ReplyProvider;
}

/** Replies of a language model, with facts of the content in its prompt. */
export function createModelReplies(
  knowledge: () => Promise<Knowledge>,
  options: ModelOptions,
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
        withSource(text, [game?.title[language], entity?.name[language]]),
      );
    return [...cards, ...facts];
  };

  async function* speak(
    request: ReplyRequest,
    messages: ChatMessage[],
    context: ToolContext,
    usage: TokenUsage,
  ): AsyncGenerator<string> {
    let said = '';
    const pages = new Set<string>();
    for (let round = 0; round <= MAX_ROUNDS; round += 1) {
      const onUsage = ({ prompt, completion }: TokenUsage) => {
        usage.prompt += prompt;
        usage.completion += completion;
      };
      const tools = options.hasTools && round < MAX_ROUNDS ? TOOLS : [];
      const before = said.length;
      const counted = usage.prompt;
      const stream = streamChat(options.model, { messages, tools, onUsage }, context.signal);
      let calls: ToolCall[] = [];
      try {
        for (;;) {
          const step = await stream.next();
          if (step.done === true) {
            calls = step.value;
            break;
          }
          said += step.value;
          yield step.value;
        }
      } finally {
        await stream.return([]);
        // The API has reported no usage.
        if (usage.prompt === counted) {
          usage.prompt += estimateTokens(JSON.stringify(messages));
          usage.completion += estimateTokens(said.slice(before));
        }
      }
      if (context.signal.aborted && !request.signal.aborted)
        throw new ReplyFailed(`the model sent no complete reply in ${options.timeoutMs} ms`);
      if (calls.length === 0) break;
      messages.push({
        role: 'assistant',
        content: said.slice(before),
        tool_calls: calls.map(({ id, name, arguments: given }) => ({
          id,
          type: 'function',
          function: { name, arguments: given },
        })),
      });
      for (const call of calls) {
        const { content, page } = await runTool(call, context);
        if (page !== null) pages.add(page);
        messages.push({ role: 'tool', tool_call_id: call.id, content });
      }
    }
    if (said.trim() === '' && !request.signal.aborted)
      throw new ReplyFailed('the model sent no text');
    const unnamed = [...pages].filter((page) => !said.includes(page.slice(1, -1)));
    if (unnamed.length > 0 && !request.signal.aborted) yield `\n${unnamed.join(' ')}`;
  }

  async function* reply(request: ReplyRequest): AsyncGenerator<string> {
    const { characterId, language, memories = [], played = [], signal } = request;
    const index = await knowledge();
    await index.sentences.load(language);
    const { base, understanding } = index;
    const partner = base.content.characters.find(({ id }) => id === characterId);
    if (partner === undefined) throw new ReplyFailed(`no partner has the id ${characterId}`);
    const question = readQuestion(request.turns, language, partner, understanding);
    const contentOf = (summary: string[]): string =>
      systemPrompt({
        partner,
        language,
        games: base.gamesOf(partner).map(({ title }) => title[language]),
        facts: factsFor(question, request, index),
        memories: [
          ...memories.map(({ kind, text }) => `${kind}: ${text}`),
          ...played.flatMap(({ gameId, state }) => {
            const game = base.content.games.find(({ id }) => id === gameId);
            return game === undefined ? [] : [`game (${state}): ${game.title[language]}`];
          }),
        ],
        summary,
      });
    const room = options.contextTokens - options.model.replyTokens - estimateTokens(contentOf([]));
    const { turns, summary } = fitTurns(request.turns, room);
    const messages: ChatMessage[] = [
      { role: 'system', content: contentOf(summary) },
      ...turns.map(({ sender, text }) => ({
        role: sender === 'user' ? ('user' as const) : ('assistant' as const),
        content: text,
      })),
    ];
    const deadline = AbortSignal.timeout(options.timeoutMs);
    const context: ToolContext = {
      index,
      partner,
      language,
      signal: AbortSignal.any([signal, deadline]),
      persona: options.persona,
    };
    const usage: TokenUsage = { prompt: 0, completion: 0 };
    try {
      yield* moderateSentences(speak(request, messages, context, usage), {
        moderation: options.moderation,
        language,
      });
    } finally {
      request.onUsage?.(usage);
    }
  }
  return { name: 'model', reply };
}
