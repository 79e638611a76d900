import * as z from 'zod';
import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../content/content-schema';
import { gameOfSubject } from '../persona/knowledge/knowledge-base';
import type { Knowledge } from '../persona/knowledge/knowledge';
import { readQuestion } from '../persona/understanding/question';
import { readTerms } from '../persona/understanding/terms';
import type { ReplyProvider } from '../reply-provider';
import type { ToolCall } from './chat-completions';
import { withSource } from './with-source';

const MAX_PASSAGES = 5;

const tool = (name: string, description: string, argument: string) => ({
  type: 'function' as const,
  function: {
    name,
    description,
    parameters: {
      type: 'object',
      properties: { [argument]: { type: 'string' } },
      required: [argument],
    },
  },
});

/** What a model may call, in the format of the API. */
export const TOOLS = [
  tool('search_library', 'Finds passages about games, people and places in them', 'query'),
  tool('recommend_games', 'Recommends games of the library for a wish', 'wish'),
  tool('open_page', 'Shows the visitor a link to the page of a game', 'title'),
];

const argumentsSchema = z.object({
  query: z.string().optional(),
  wish: z.string().optional(),
  title: z.string().optional(),
});

export interface ToolContext {
  index: Knowledge;
  partner: CharacterFile;
  language: Language;
  signal: AbortSignal;
  /** Recommends with the rules of the embedded replies. */
  persona: ReplyProvider;
}

/** Passages of the library with their sources. */
function findPassages(query: string, { index, language }: ToolContext): string[] {
  const terms = readTerms(query, [], language, index.understanding.thesaurus);
  return index.sentences
    .search({ terms, focus: undefined, language, prefer: () => 1 })
    .slice(0, MAX_PASSAGES)
    .map(({ sentence: { game, entity, text } }) =>
      withSource(text, [game?.title[language], entity?.name[language]]),
    );
}

const TITLE_MARKS: Record<Language, readonly [string, string]> = {
  zh: ['《', '》'],
  en: ['“', '”'],
  ja: ['『', '』'],
};

/** The game that a title means, as the chat shows it: a title in quotation marks gets a link. */
function findPage(title: string, { index, partner, language }: ToolContext): string | null {
  const turns = [{ sender: 'user' as const, text: title }];
  const { mentions, topic } = readQuestion(turns, language, partner, index.understanding);
  const subjects = [...mentions.map(({ subject }) => subject), topic];
  const game = subjects.flatMap((one) => (one && gameOfSubject(one)) ?? [])[0];
  const [open, close] = TITLE_MARKS[language];
  return game ? `${open}${game.title[language]}${close}` : null;
}

export interface ToolResult {
  content: string;
  /** A title that the reply must name, so that the visitor gets its link. */
  page: string | null;
}

/** Runs a call of the model. Wrong names and arguments are answered, so that it can go on. */
export async function runTool(call: ToolCall, context: ToolContext): Promise<ToolResult> {
  let given: unknown = {};
  try {
    given = JSON.parse(call.arguments);
  } catch {
    return { content: 'The arguments are not JSON.', page: null };
  }
  const { query, wish, title } = argumentsSchema.safeParse(given).data ?? {};
  if (call.name === 'search_library' && query !== undefined) {
    const passages = findPassages(query, context);
    return { content: passages.join('\n') || 'Nothing found.', page: null };
  }
  if (call.name === 'recommend_games' && wish !== undefined) {
    const { persona, partner, language, signal } = context;
    const turns = [{ sender: 'user' as const, text: wish }];
    let content = '';
    const pieces = persona.reply({ characterId: partner.id, language, turns, signal });
    for await (const piece of pieces) content += piece;
    return { content, page: null };
  }
  if (call.name === 'open_page' && title !== undefined) {
    const page = findPage(title, context);
    return { content: page === null ? 'No such page.' : `The link ${page} is shown.`, page };
  }
  return { content: 'There is no such tool, or its argument is missing.', page: null };
}
