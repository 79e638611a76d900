import { isMainThread } from 'node:worker_threads';

// Preloaded into each child of `npm start`, so that children do not survive a killed parent and block port and database.
if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
