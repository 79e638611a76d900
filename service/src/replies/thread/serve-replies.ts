import type { MessagePort } from 'node:worker_threads';
import { errorMessage } from '../../process/error-message';
import { ReplyFailed, type ReplyProvider } from '../reply-provider';
import type { FromReply, ToThread } from './messages';

/** Makes the replies that the other end of a port requests. */
export function serveReplies(port: MessagePort, provider: ReplyProvider): void {
  port.on('message', (message: ToThread) => {
    if (message.kind === 'prepare') provider.prepare?.(message.language);
    else void sendReply(provider, message);
  });
}

async function sendReply(
  provider: ReplyProvider,
  { request, port }: Extract<ToThread, { kind: 'reply' }>,
): Promise<void> {
  const stop = new AbortController();
  port.on('close', () => stop.abort());
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
    send({
      kind: 'failed',
      message: errorMessage(error),
      isExpected: error instanceof ReplyFailed,
    });
  } finally {
    port.close();
  }
}
