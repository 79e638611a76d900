import { on, once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { ReplyFailed, type ReplyProvider } from '../reply-provider';
import type { FromReply, ToThread } from './messages';
import { serveReplies } from './serve-replies';

const prepared: string[] = [];
let onStop = (): void => undefined;

/** Behaves as the last message commands. */
const provider: ReplyProvider = {
  name: 'scripted',
  prepare: (language) => prepared.push(language),
  async *reply({ turns, signal, onUsage }) {
    const command = turns.at(-1)?.text;
    signal.addEventListener('abort', () => onStop());
    yield 'one ';
    onUsage?.({ prompt: 3, completion: 2 });
    if (command === 'fail') throw new ReplyFailed('as commanded');
    if (command === 'break') throw new TypeError('a bug');
    if (command === 'hang') await once(signal, 'abort');
    yield 'two';
  },
};

describe('the program of the thread', () => {
  let port: MessagePort;
  beforeEach(() => {
    const channel = new MessageChannel();
    port = channel.port1;
    serveReplies(channel.port2, provider);
  });
  afterEach(() => port.close());

  const post = (message: ToThread) =>
    port.postMessage(message, message.kind === 'reply' ? [message.port] : []);
  /** The port of a reply to this message. */
  const request = (text: string): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    const turns = [{ sender: 'user' as const, text }];
    post({ kind: 'reply', request: { characterId: '1', language: 'en', turns }, port: port2 });
    return port1;
  };
  async function messagesOf(text: string): Promise<FromReply[]> {
    const all: FromReply[] = [];
    const messages = on(request(text), 'message', { close: ['close'] });
    for await (const [message] of messages as AsyncIterable<[FromReply]>) all.push(message);
    return all;
  }

  const SAID: FromReply[] = [
    { kind: 'piece', text: 'one ' },
    { kind: 'usage', usage: { prompt: 3, completion: 2 } },
  ];

  it.each<[string, FromReply[]]>([
    ['talk', [{ kind: 'piece', text: 'two' }, { kind: 'done' }]],
    ['fail', [{ kind: 'failed', message: 'as commanded', isExpected: true }]],
    ['break', [{ kind: 'failed', message: 'TypeError: a bug', isExpected: false }]],
  ])('sends a reply piece by piece and how it ended: %s', async (command, end) => {
    expect(await messagesOf(command)).toEqual([...SAID, ...end]);
  });

  it.each<[string, (reply: MessagePort) => void]>([
    ['a message', (reply) => reply.postMessage('stop')],
    ['the end of the other thread', (reply) => reply.close()],
  ])('stops a reply by %s', async (_, stop) => {
    const reply = request('hang');
    await once(reply, 'message');
    const stopped = new Promise<void>((resolve) => (onStop = resolve));
    stop(reply);
    await expect(stopped).resolves.toBeUndefined();
    reply.close();
  });

  it('prepares a language', async () => {
    post({ kind: 'prepare', language: 'ja' });
    await messagesOf('talk');
    expect(prepared).toEqual(['ja']);
  });

  it('answers that it is alive', async () => {
    post({ kind: 'ping' });
    expect(await once(port, 'message')).toEqual([{ kind: 'alive' }]);
  });
});
