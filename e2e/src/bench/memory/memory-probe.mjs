import { BroadcastChannel } from 'node:worker_threads';

// Loaded before the render worker's own program: answers, after a forced collection, what its heap holds.
const channel = new BroadcastChannel('memory');
channel.onmessage = () => {
  globalThis.gc?.();
  channel.postMessage(process.memoryUsage());
};
channel.unref();
