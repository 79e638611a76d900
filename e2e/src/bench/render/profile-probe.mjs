import { Session } from 'node:inspector/promises';
import { BroadcastChannel } from 'node:worker_threads';

// Loaded before the render worker's own program: profiles its thread between two messages.
const channel = new BroadcastChannel('profile');
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: 200 });
channel.onmessage = async ({ data }) => {
  if (data === 'start') channel.postMessage(await session.post('Profiler.start'));
  if (data === 'stop') channel.postMessage((await session.post('Profiler.stop')).profile);
};
channel.unref();
