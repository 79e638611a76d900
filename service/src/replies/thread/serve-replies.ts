import type { MessagePort } from 'node:worker_threads';
import { ReplyFailed, type ReplyProvider } from '../reply-provider';
import type { FromReply, FromThread, ToThread } from './messages';

/** Makes the replies that the other end of a port requests. */
export function serveReplies(port: MessagePort, provider: ReplyProvider): void {
  port.on('message', (message: ToThread) => {
    if (message.kind === 'prepare') provider.prepare?.(message.language);
    else if (message.kind === 'reply') void sendReply(provider, message);
    else port.postMessage({ kind: 'alive' } satisfies FromThread);
  });
}

async function sendReply(
  provider: ReplyProvider,
  { request, port }: Extract<ToThread, { kind: 'reply' }>,
): Promise<void> {
  const stop = new AbortController();
  for (const event of ['message', 'close']) port.on(event, () => stop.abort());
  const send = (message: FromReply) => port.postMessage(message);
  try {
    const pieces = provider.reply({
      ...request,
      signal: stop.signal,
      onUsage: (usage) => send({ kind: 'usage', usage }),
    });
    for await (const text of pieces) send({ kind: 'piece', text });
    send({ kind: 'done' });
  } catch (error) {
    const isExpected = error instanceof ReplyFailed;
    send({ kind: 'failed', message: isExpected ? error.message : String(error), isExpected });
  } finally {
    port.close();
  }
}
