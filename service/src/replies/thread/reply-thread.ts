import { on } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Settings } from '../../config/environment';
import type { Log } from '../../process/log';
import { OperatorError } from '../../process/operator-error';
import { ReplyFailed, type ReplyProvider } from '../reply-provider';
import { nameOfReplies } from '../replies';
import type { FromReply, FromThread, ToThread } from './messages';

/** A thread that does not answer in this time is ended: a reply takes milliseconds, and files are read in slices. */
const ANSWER_MS = 20_000;

export interface ReplyThread extends ReplyProvider {
  /**
   * Starts the thread, which reads its files; otherwise the first request does.
   * @throws ReplyThreadFailed with the file that is malformed
   */
  start: () => Promise<void>;
  /** Ends the thread and with it all replies, for good. */
  stop: () => Promise<void>;
}

/** The reply thread cannot read its files; the message comes from the thread. */
export class ReplyThreadFailed extends OperatorError {
  override readonly name = 'ReplyThreadFailed';
}

interface ReplyThreadOptions {
  /** Passed to the program. */
  settings: Settings;
  program: URL;
  log: Pick<Log, 'error'>;
  answerMs?: number;
}

interface RunningThread {
  worker: Worker;
  ready: Promise<void>;
}

/** Ends a thread whose event loop does not turn. */
function watch(worker: Worker, answerMs: number, log: Pick<Log, 'error'>): void {
  let isAlive = true;
  worker.on('message', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) {
      log.error(`the reply thread has not answered for ${answerMs} ms and is ended`);
      void worker.terminate();
    }
    isAlive = false;
    worker.postMessage({ kind: 'ping' } satisfies ToThread);
  }, answerMs).unref();
  worker.on('exit', () => clearInterval(timer));
}

/**
 * Makes replies in a thread of its own, because each takes the processor for tens of milliseconds and the texts of a
 * language take it for seconds. A thread that ended is started again with the next request.
 */
export function createReplyThread({
  settings,
  program,
  log,
  answerMs = ANSWER_MS,
}: ReplyThreadOptions): ReplyThread {
  let running: RunningThread | undefined;
  let isStopped = false;

  const open = (): RunningThread => {
    const worker = new Worker(program, { workerData: settings });
    const ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromThread) => {
        if (message.kind === 'failed') reject(new ReplyThreadFailed(message.message));
        if (message.kind !== 'ready') return;
        resolve();
        watch(worker, answerMs, log);
      });
      worker.on('error', (error) => {
        log.error(`the reply thread ended: ${error.stack ?? error.message}`);
        reject(error);
      });
      worker.on('exit', () => {
        if (running?.worker === worker) running = undefined;
        reject(new ReplyThreadFailed('The reply thread ended.'));
      });
    });
    ready.catch((error: unknown) => {
      if (!isStopped) log.error(`the reply thread cannot start: ${String(error)}`);
    });
    running = { worker, ready };
    return running;
  };

  const post = (message: ToThread): void => {
    if (isStopped) throw new ReplyFailed('the reply thread was stopped');
    const { worker } = running ?? open();
    worker.postMessage(message, message.kind === 'reply' ? [message.port] : []);
  };

  return {
    name: nameOfReplies(settings),
    prepare: (language) => {
      if (!isStopped) post({ kind: 'prepare', language });
    },
    async *reply({ signal, onUsage, ...request }) {
      const isAborted = () => signal.aborted;
      if (isAborted()) return;
      const { port1: own, port2: port } = new MessageChannel();
      // A model reports what it used after a reply that is read no further, too.
      own.on('message', (message: FromReply) => {
        if (message.kind === 'usage') onUsage?.(message.usage);
      });
      const stop = () => own.postMessage('stop');
      signal.addEventListener('abort', stop, { once: true });
      try {
        const messages = on(own, 'message', { close: ['close'] });
        post({ kind: 'reply', request, port });
        for await (const [message] of messages as AsyncIterable<[FromReply]>) {
          if (message.kind === 'done' || isAborted()) return;
          if (message.kind === 'piece') yield message.text;
          if (message.kind === 'failed')
            throw new (message.isExpected ? ReplyFailed : Error)(message.message);
        }
        if (!isAborted()) throw new ReplyFailed('the reply thread ended before the reply');
      } finally {
        signal.removeEventListener('abort', stop);
        stop();
        own.unref();
      }
    },
    start: () => (running ?? open()).ready,
    stop: async () => {
      isStopped = true;
      await running?.worker.terminate();
    },
  };
}
