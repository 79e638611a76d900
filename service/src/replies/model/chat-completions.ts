import * as z from 'zod';
import { ReplyFailed, type TokenUsage } from '../reply-provider';
import { readEventData } from './event-stream';

export interface ChatModel {
  /** Without `/chat/completions`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Maximum time between two chunks. */
  idleMs: number;
  /** Maximum number of tokens of a reply. */
  replyTokens: number;
}

/** A call of a tool. `arguments`: JSON text, as the model wrote it. */
export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

export type ChatMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | {
      role: 'assistant';
      content: string;
      tool_calls: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
    }
  | { role: 'tool'; tool_call_id: string; content: string };

export interface ChatRequest {
  messages: ChatMessage[];
  /** In the format of the API. */
  tools: readonly object[];
  /** Called with what the model reports. */
  onUsage: (usage: TokenUsage) => void;
}

const chunkSchema = z.object({
  error: z.unknown().optional(),
  usage: z
    .object({ prompt_tokens: z.number().int(), completion_tokens: z.number().int() })
    .nullish(),
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().int().min(0).max(7),
                  id: z.string().nullish(),
                  function: z
                    .object({ name: z.string().nullish(), arguments: z.string().nullish() })
                    .optional(),
                }),
              )
              .nullish(),
          })
          .optional(),
      }),
    )
    .default([]),
});
type Chunk = z.output<typeof chunkSchema>;

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

function parseChunk(data: string): Chunk {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new ReplyFailed('the model sent an event that is not JSON');
  }
  const chunk = chunkSchema.safeParse(value);
  if (!chunk.success) throw new ReplyFailed('the model sent an unexpected event');
  if (chunk.data.error !== undefined) throw new ReplyFailed('the model reported an error');
  return chunk.data;
}

/** Adds the parts of tool calls, which arrive in pieces. */
function addToolCalls(calls: ToolCall[], { choices }: Chunk): void {
  for (const { index, id, function: part } of choices[0]?.delta?.tool_calls ?? []) {
    const call = (calls[index] ??= { id: id ?? `call-${index}`, name: '', arguments: '' });
    call.name += part?.name ?? '';
    call.arguments += part?.arguments ?? '';
  }
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

async function* readTexts(
  chunks: AsyncIterable<Uint8Array>,
  calls: ToolCall[],
  onUsage: ChatRequest['onUsage'],
) {
  let hasText = false;
  for await (const data of readEventData(chunks)) {
    if (data.trim() === '[DONE]') {
      if (!hasText && calls.length === 0) throw new ReplyFailed('the model sent no text');
      return;
    }
    const chunk = parseChunk(data);
    const { usage } = chunk;
    if (usage) onUsage({ prompt: usage.prompt_tokens, completion: usage.completion_tokens });
    addToolCalls(calls, chunk);
    const text = chunk.choices[0]?.delta?.content ?? '';
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
 * Streams the text of a model with an OpenAI-compatible API. Ends without an error when `signal` is aborted.
 * @returns the tools that the model calls, after its text
 * @throws ReplyFailed when the model refuses, ends early, times out or sends invalid events
 */
export async function* streamChat(
  { baseUrl, apiKey, model, idleMs, replyTokens }: ChatModel,
  { messages, tools, onUsage }: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<string, ToolCall[]> {
  const idle = createIdleTimeout(idleMs);
  const calls: ToolCall[] = [];
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/u, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: replyTokens,
        ...(tools.length > 0 && { tools }),
      }),
      signal: AbortSignal.any([signal, idle.signal]),
    });
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      throw new ReplyFailed(`the model responded with status ${response.status}`);
    }
    yield* readTexts(readChunks(response.body, idle.restart), calls, onUsage);
    return calls.filter(Boolean);
  } catch (error) {
    if (signal.aborted) return [];
    throw toReplyFailed(error, idle.signal.aborted);
  } finally {
    idle.stop();
  }
}
