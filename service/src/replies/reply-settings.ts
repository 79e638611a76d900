import * as z from 'zod';

/** Settings of replies and moderation. */
export const replySettings = {
  /** Texts of the persona. */
  PERSONA_DIR: z.string().min(1).default('service/content/persona'),
  /** Agreements of the site as Markdown, by language, which partners quote. */
  AGREEMENTS_DIR: z.string().min(1).default('mfe-legal/src/documents'),
  MODERATION_FILE: z.string().min(1).default('service/content/moderation/rules.json'),
  /** Base URL of an OpenAI-compatible API, without `/chat/completions`. Without it the persona replies. */
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  /** Maximum time between two chunks of the model. */
  AI_IDLE_MS: z.coerce.number().int().min(50).max(120_000).default(15_000),
  /** Limit for a complete reply of the model. */
  AI_TIMEOUT_MS: z.coerce.number().int().min(100).max(25_000).default(20_000),
  /** Tokens of prompt and reply together. */
  AI_CONTEXT_TOKENS: z.coerce.number().int().min(2_000).max(1_000_000).default(8_000),
  AI_REPLY_TOKENS: z.coerce.number().int().min(50).max(4_000).default(500),
  /** Whether the model may search, ask for recommendations and show links. */
  AI_TOOLS: z.stringbool().default(true),
  /** Price of a million tokens, for the metric of the cost. */
  AI_PROMPT_PRICE: z.coerce.number().min(0).default(0),
  AI_REPLY_PRICE: z.coerce.number().min(0).default(0),
  /** Provider that goes on when the model fails. */
  AI_FALL_BACK: z.enum(['persona', 'off']).default('persona'),
  /** Delay between two chunks of a persona reply; 0 sends it at once. */
  REPLY_PACE_MS: z.coerce.number().int().min(0).max(1_000).default(30),
};

type Given = Record<string, string | undefined>;

/** The variable that a model needs and does not have: its address and its name only make sense together. */
export function missingModelVariables({ AI_BASE_URL, AI_MODEL }: Given): string[] {
  if ((AI_BASE_URL === undefined) === (AI_MODEL === undefined)) return [];
  return [AI_MODEL === undefined ? 'AI_MODEL' : 'AI_BASE_URL'];
}
