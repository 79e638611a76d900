import type { Language } from '@huoban/contracts';
import type { Settings } from '../config/environment';
import type { Log } from '../process/log';
import { withFallback } from './with-fallback';
import type { Moderation } from '../moderation/moderation';
import { createModelReplies } from './model/model-replies';
import { createPersona } from './persona/persona';
import type { ReplyLibrary } from './reply-library';
import type { ReplyProvider } from './reply-provider';

export interface ReplyOptions {
  settings: Pick<
    Settings,
    | 'AI_BASE_URL'
    | 'AI_API_KEY'
    | 'AI_MODEL'
    | 'AI_IDLE_MS'
    | 'AI_TIMEOUT_MS'
    | 'AI_CONTEXT_TOKENS'
    | 'AI_REPLY_TOKENS'
    | 'AI_TOOLS'
    | 'AI_FALL_BACK'
    | 'REPLY_PACE_MS'
  >;
  log: Log;
  moderation: Moderation;
  /** Milliseconds since 1970. */
  now?: () => number;
  library: ReplyLibrary;
}

/** Name of the configured provider. */
export function nameOfReplies({
  AI_BASE_URL,
  AI_FALL_BACK,
}: Pick<Settings, 'AI_BASE_URL' | 'AI_FALL_BACK'>): string {
  if (AI_BASE_URL === undefined) return 'persona';
  return AI_FALL_BACK === 'persona' ? 'model, else persona' : 'model';
}

/** The configured provider: the model, by default with the persona as fallback, else the persona. */
export function createReplies({
  settings,
  log,
  moderation,
  now = Date.now,
  library: { knowledge },
}: ReplyOptions): ReplyProvider {
  const prepare = (language: Language) => {
    knowledge()
      .then(({ load }) => load(language))
      .catch((error: unknown) =>
        log.error(`loading the knowledge in ${language} failed: ${String(error)}`),
      );
  };
  const createPaced = (paceMs: number) => createPersona({ knowledge, paceMs, now });
  const persona = createPaced(settings.REPLY_PACE_MS);
  const {
    AI_BASE_URL: baseUrl,
    AI_MODEL: model,
    AI_API_KEY: apiKey,
    AI_IDLE_MS: idleMs,
  } = settings;
  if (baseUrl === undefined || model === undefined) return { ...persona, prepare };
  const replies = createModelReplies(knowledge, {
    model: { baseUrl, apiKey, model, idleMs, replyTokens: settings.AI_REPLY_TOKENS },
    contextTokens: settings.AI_CONTEXT_TOKENS,
    timeoutMs: settings.AI_TIMEOUT_MS,
    hasTools: settings.AI_TOOLS,
    moderation,
    // The model waits for the complete text.
    persona: createPaced(0),
  });
  return {
    ...(settings.AI_FALL_BACK === 'persona' ? withFallback(replies, persona, log) : replies),
    name: nameOfReplies(settings),
    prepare,
  };
}
