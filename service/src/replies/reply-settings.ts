import * as z from 'zod';

/** What the environment says about replies and the rules of the house. */
export const replySettings = {
  /** Words that partners answer with. */
  PERSONA_DIR: z.string().min(1).default('service/content/persona'),
  MODERATION_FILE: z.string().min(1).default('service/content/moderation/rules.json'),
  /** An OpenAI-compatible interface, up to `/chat/completions`; without it partners answer from the library. */
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  /** Without a byte for so many milliseconds, a model counts as hanging. */
  AI_IDLE_MS: z.coerce.number().int().min(50).max(120_000).default(15_000),
  /** Who answers when the model fails before its first word. */
  AI_FALL_BACK: z.enum(['persona', 'off']).default('persona'),
  /** Milliseconds between two pieces of a reply of the persona; 0 sends it at once. */
  REPLY_PACE_MS: z.coerce.number().int().min(0).max(1_000).default(30),
};

type Given = Record<string, string | undefined>;

/** The variable that a model needs and does not have: its address and its name only make sense together. */
export function missingModelVariables({ AI_BASE_URL, AI_MODEL }: Given): string[] {
  if ((AI_BASE_URL === undefined) === (AI_MODEL === undefined)) return [];
  return [AI_MODEL === undefined ? 'AI_MODEL' : 'AI_BASE_URL'];
}
