import { BroadcastChannel } from 'node:worker_threads';

// Loaded before the render worker's own program: replies with its memory after a forced collection.
const channel = new BroadcastChannel('memory');
channel.onmessage = () => {
  globalThis.gc?.();
  channel.postMessage(process.memoryUsage());
};
channel.unref();
