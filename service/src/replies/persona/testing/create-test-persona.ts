import { join } from 'node:path';
import type { Language } from '@huoban/contracts';
import { readSettings } from '../../../config/environment';
import { readContent, type Content } from '../../../content/read-content';
import type { PlayedGame } from '../../../library/collection/play-list';
import type { Memory } from '../../../memory/memory';
import { cache } from '../../../testing/process-cache';
import { createReplyLibrary, openReplyLibrary, type ReplyLibrary } from '../../reply-library';
import type { Turn } from '../../reply-provider';
import type { ChooseCandidate } from '../answers/choice/choose-drafts';
import { createPersona } from '../persona';
import { readPersonaTexts, type PersonaTexts } from '../wording/persona-texts';

export const CONTENT = 'service/content';
/** A Wednesday. */
const NOW = Date.UTC(2026, 10, 18, 4);

export interface TestConversation {
  /** Slug of the partner. */
  partner: string;
  /** Of the page. */
  language: Language;
  lines: string[];
  /** As the service stores them; by default what earlier lines tell. */
  memories?: Memory[];
  /** The visitor's play list. */
  played?: PlayedGame[];
  /** Called with the milliseconds until the first piece of every reply. */
  onFirstPiece?: (ms: number) => void;
}

export const readShippedTexts = (): Promise<PersonaTexts> =>
  readPersonaTexts(join(CONTENT, 'persona'), 'mfe-legal/src/documents');

export type Converse = (visit: TestConversation) => Promise<string[]>;

/** Creates a function that holds a conversation, starting with the greeting, and returns the replies; without written questions. */
export function createTestPersona(
  content: Content,
  texts: PersonaTexts,
  choose?: ChooseCandidate,
): Promise<Converse> {
  const library = createReplyLibrary({
    folder: join(CONTENT, 'persona'),
    read: () => Promise.resolve({ content, texts }),
    readQuestions: () => Promise.resolve([]),
  });
  return createConverse(library, choose);
}

async function createConverse(library: ReplyLibrary, choose?: ChooseCandidate): Promise<Converse> {
  const knowledge = await library.knowledge();
  const persona = createPersona({
    knowledge: library.knowledge,
    paceMs: 0,
    now: () => NOW,
    choose,
  });
  return async ({ partner: slug, language, lines, memories, played, onFirstPiece }) => {
    await knowledge.load(language);
    const partner = knowledge.base.content.characters.find((one) => one.slug === slug);
    if (partner === undefined) throw new Error(`no partner is called ${slug}`);
    const turns: Turn[] = [{ sender: 'character', text: partner.greeting[language] }];
    const replies: string[] = [];
    for (const text of lines) {
      turns.push({ sender: 'user', text });
      const { signal } = new AbortController();
      const startedAt = performance.now();
      let reply = '';
      for await (const piece of persona.reply({
        characterId: partner.id,
        language,
        turns,
        ...(memories && { memories }),
        ...(played && { played }),
        signal,
      })) {
        if (reply === '') onFirstPiece?.(performance.now() - startedAt);
        reply += piece;
      }
      turns.push({ sender: 'character', text: reply });
      replies.push(reply);
    }
    return replies;
  };
}

/** The shipped content and texts; their indexes are built once per process. */
export function shippedLibrary(): ReplyLibrary {
  return (cache.library ??= openReplyLibrary(readSettings({}), () => readContent(CONTENT)));
}

/** The persona with the shipped content and texts. */
export async function shippedPersona(
  choose?: ChooseCandidate,
): Promise<{ content: Content; converse: Converse }> {
  const library = shippedLibrary();
  const { content } = await library.read();
  return { content, converse: await createConverse(library, choose) };
}
