import { parentPort, workerData } from 'node:worker_threads';

// A reply thread that behaves as the last message commands.
/** @type {string[]} */
const prepared = [];
let stopped = 0;

parentPort?.on('message', (message) => {
  if (message.kind === 'ping') return parentPort?.postMessage({ kind: 'alive' });
  if (message.kind === 'prepare') return void prepared.push(message.language);
  const { request, port } = message;
  const command = request.turns.at(-1).text;
  const say = (/** @type {string} */ text) => port.postMessage({ kind: 'piece', text });
  port.on('message', () => {
    stopped += 1;
    port.postMessage({ kind: 'usage', usage: { prompt: 1, completion: 1 } });
    port.close();
  });
  if (command === 'exit') process.exit();
  if (command === 'loop') for (;;);
  if (command === 'hang') return say('one ');
  if (command === 'fail' || command === 'break')
    port.postMessage({ kind: 'failed', message: command, isExpected: command === 'fail' });
  else {
    port.postMessage({ kind: 'usage', usage: { prompt: 3, completion: 2 } });
    for (const text of [`${workerData.CONTENT_DIR} `, `${prepared} `, `${stopped}`]) say(text);
    port.postMessage({ kind: 'done' });
  }
  port.close();
});

const isMalformed = workerData.CONTENT_DIR === 'malformed';
parentPort?.postMessage(
  isMalformed ? { kind: 'failed', message: 'games.json is malformed' } : { kind: 'ready' },
);
