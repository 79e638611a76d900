import * as z from 'zod';
import { ReplyFailed } from '../reply-provider';
import { readEventData } from './event-stream';

export interface ChatModel {
  /** Without `/chat/completions`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Maximum time between two chunks. */
  idleMs: number;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

const chunkSchema = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() }))
    .default([]),
});

/** Signal that aborts after `idleMs`; `restart` resets the timer. */
function createIdleTimeout(idleMs: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(() => controller.abort(), idleMs);
  };
  restart();
  return { signal: controller.signal, restart, stop };
}

function parseText(data: string): string {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new ReplyFailed('the model sent an event that is not JSON');
  }
  const chunk = chunkSchema.safeParse(value);
  if (!chunk.success) throw new ReplyFailed('the model sent an unexpected event');
  if (chunk.data.error !== undefined) throw new ReplyFailed('the model reported an error');
  return chunk.data.choices[0]?.delta?.content ?? '';
}

/** Yields the chunks of a body and cancels it when the consumer stops. */
async function* readChunks(body: ReadableStream<Uint8Array>, onChunk: () => void) {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      yield value;
    }
  } finally {
    // Canceling a failed body rejects; the original error is already being thrown.
    await reader.cancel().catch(() => undefined);
  }
}

async function* readTexts(chunks: AsyncIterable<Uint8Array>) {
  let hasText = false;
  for await (const data of readEventData(chunks)) {
    if (data.trim() === '[DONE]') {
      if (!hasText) throw new ReplyFailed('the model sent no text');
      return;
    }
    const text = parseText(data);
    if (text === '') continue;
    hasText = true;
    yield text;
  }
  throw new ReplyFailed('the stream of the model ended early');
}

function toReplyFailed(error: unknown, isIdle: boolean): ReplyFailed {
  if (error instanceof ReplyFailed) return error;
  if (isIdle) return new ReplyFailed('the model timed out');
  // The message of a network error may contain a URL with a key, so only its name is logged.
  return new ReplyFailed(
    `the connection to the model failed: ${error instanceof Error ? error.name : 'unknown'}`,
  );
}

/**
 * Streams the reply of a model with an OpenAI-compatible API. Ends without an error when `signal` is aborted.
 * @throws ReplyFailed when the model refuses, ends early, times out or sends invalid events
 */
export async function* streamChat(
  { baseUrl, apiKey, model, idleMs }: ChatModel,
  messages: ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const idle = createIdleTimeout(idleMs);
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/u, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, stream: true }),
      signal: AbortSignal.any([signal, idle.signal]),
    });
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      throw new ReplyFailed(`the model responded with status ${response.status}`);
    }
    yield* readTexts(readChunks(response.body, idle.restart));
  } catch (error) {
    if (signal.aborted) return;
    throw toReplyFailed(error, idle.signal.aborted);
  } finally {
    idle.stop();
  }
}
