import { on, once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Settings } from '../../config/environment';
import { errorMessage } from '../../process/error-message';
import type { Log } from '../../process/log';
import { OperatorError } from '../../process/operator-error';
import { ReplyFailed, type ReplyProvider } from '../reply-provider';
import type { FromReply, FromThread, ToThread } from './messages';

export interface ReplyThread extends ReplyProvider {
  /**
   * Starts the thread, which reads its files; otherwise the first request does.
   * @throws ReplyThreadFailed with the file that is malformed
   */
  start: () => Promise<void>;
  /** Ends the thread and with it all replies. */
  stop: () => Promise<void>;
}

/** The thread of replies cannot read its files; the message comes from the thread. */
export class ReplyThreadFailed extends OperatorError {
  override readonly name = 'ReplyThreadFailed';
}

interface ReplyThreadOptions {
  /** Passed to the program. */
  settings: Settings;
  program: URL;
  log: Pick<Log, 'error'>;
}

/**
 * Makes replies in a thread of its own, because each takes the processor for tens of milliseconds and the texts of a
 * language take it for seconds. A thread that ended is started again with the next request.
 */
export function createReplyThread({ settings, program, log }: ReplyThreadOptions): ReplyThread {
  let running: Worker | undefined;
  const open = (): Worker => {
    const worker = new Worker(program, { workerData: settings });
    worker.on('error', (error) => log.error(`the thread of replies ended: ${errorMessage(error)}`));
    worker.on('exit', () => {
      if (running === worker) running = undefined;
    });
    running = worker;
    return worker;
  };
  const post = (message: ToThread) =>
    (running ?? open()).postMessage(message, message.kind === 'reply' ? [message.port] : []);

  return {
    name: settings.AI_MODEL === undefined ? 'persona' : 'model',
    prepare: (language) => post({ kind: 'prepare', language }),
    async *reply({ signal, onUsage, ...request }) {
      const isStopped = () => signal.aborted;
      if (isStopped()) return;
      const { port1: own, port2: port } = new MessageChannel();
      const stop = () => own.close();
      signal.addEventListener('abort', stop, { once: true });
      try {
        const messages = on(own, 'message', { close: ['close'] });
        post({ kind: 'reply', request, port });
        for await (const [message] of messages as AsyncIterable<[FromReply]>) {
          if (message.kind === 'piece') yield message.text;
          else if (message.kind === 'usage') onUsage?.(message.usage);
          else if (message.kind === 'done') return;
          else throw new (message.isExpected ? ReplyFailed : Error)(message.message);
        }
        if (!isStopped()) throw new ReplyFailed('the thread of replies ended before the reply');
      } finally {
        signal.removeEventListener('abort', stop);
        own.close();
      }
    },
    start: async () => {
      const [message] = (await once(running ?? open(), 'message')) as [FromThread];
      if (message.kind === 'failed') throw new ReplyThreadFailed(message.message);
    },
    stop: async () => {
      await running?.terminate();
    },
  };
}
