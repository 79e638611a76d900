import { isMainThread } from 'node:worker_threads';

// Loaded into each child of `npm start`: when the parent is killed outright, its children do not stay
// behind with the port and the database.
if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
