import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from '../../config/environment';
import { readContentFiles } from '../../content/read-content';
import { createLog } from '../../process/log';
import { describeStartFailure } from '../../process/start-failure';
import { openReplies } from '../open-replies';
import type { FromThread } from './messages';
import { serveReplies } from './serve-replies';

/** Added to the niceness of the process: a third of its share of a busy processor. */
const NICENESS = 5;

/** A reply may wait; the thread that serves requests and acknowledges messages must not. */
function yieldToService(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    const lowest = os.constants.priority.PRIORITY_LOW;
    os.setPriority(thread, Math.min(lowest, os.getPriority() + NICENESS));
  } catch {
    // The system allows it for processes only.
  }
}

/** Program of the thread that makes the replies. */
if (parentPort === null) throw new Error('The program of a thread cannot be a process.');
const port = parentPort;
const send = (message: FromThread) => port.postMessage(message);
const settings = workerData as Settings;
const log = createLog(settings.LOG_LEVEL, settings.LOG_FORMAT);
try {
  yieldToService();
  const files = await readContentFiles(settings.CONTENT_DIR);
  const { replies, read } = await openReplies(settings, files.parse, log);
  await read();
  serveReplies(port, replies);
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'failed', message: describeStartFailure(error) });
}
