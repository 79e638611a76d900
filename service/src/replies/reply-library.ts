import type { Settings } from '../config/environment';
import { readContent, type Content } from '../content/read-content';
import { createKnowledge, type Knowledge } from './persona/knowledge/knowledge';
import { readPersonaTexts, type PersonaTexts } from './persona/wording/persona-texts';

/** What replies are made of. */
export interface ReplyLibrary {
  content: Content;
  texts: PersonaTexts;
  /** The indexes of both, built with the first call. */
  knowledge: () => Promise<Knowledge>;
}

/** @throws ContentError when a content or persona file is malformed */
export async function readReplyLibrary({
  CONTENT_DIR,
  PERSONA_DIR,
  AGREEMENTS_DIR,
}: Pick<Settings, 'CONTENT_DIR' | 'PERSONA_DIR' | 'AGREEMENTS_DIR'>): Promise<ReplyLibrary> {
  const content = await readContent(CONTENT_DIR);
  const texts = await readPersonaTexts(PERSONA_DIR, AGREEMENTS_DIR);
  let building: Promise<Knowledge> | undefined;
  return { content, texts, knowledge: () => (building ??= createKnowledge(content, texts)) };
}
