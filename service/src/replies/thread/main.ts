import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from '../../config/environment';
import { readContentFiles } from '../../content/read-content';
import { createLog } from '../../process/log';
import { describeStartFailure } from '../../process/start-failure';
import { openReplies } from '../open-replies';
import type { FromThread } from './messages';
import { serveReplies } from './serve-replies';

/** Program of the thread that makes the replies. */
if (parentPort === null) throw new Error('The program of a thread cannot be a process.');
const port = parentPort;
const send = (message: FromThread) => port.postMessage(message);
const settings = workerData as Settings;
const log = createLog(settings.LOG_LEVEL, settings.LOG_FORMAT);
try {
  const files = await readContentFiles(settings.CONTENT_DIR);
  const { replies, read } = await openReplies(settings, files.parse, log);
  await read();
  serveReplies(port, replies);
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'failed', message: describeStartFailure(error) });
}
