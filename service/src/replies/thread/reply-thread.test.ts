import { pathToFileURL } from 'node:url';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readSettings } from '../../config/environment';
import { ReplyFailed, type TokenUsage } from '../reply-provider';
import { createReplyThread, type ReplyThread } from './reply-thread';

const PROGRAM = pathToFileURL('service/src/replies/thread/testing/scripted-thread.mjs');

const error = jest.fn();
const createThread = (CONTENT_DIR = 'content') =>
  createReplyThread({
    settings: readSettings({ CONTENT_DIR }),
    program: PROGRAM,
    log: { error },
    answerMs: 500,
  });

describe('the reply thread', () => {
  let thread: ReplyThread;
  beforeEach(() => (thread = createThread()));
  afterEach(() => thread.stop());

  let usages: TokenUsage[] = [];
  beforeEach(() => {
    usages = [];
    error.mockClear();
  });
  const reply = (text: string, signal = new AbortController().signal) =>
    thread.reply({
      characterId: '1',
      language: 'en',
      turns: [{ sender: 'user', text }],
      signal,
      onUsage: (usage) => void usages.push(usage),
    });
  async function readAll(pieces: AsyncIterable<string>): Promise<string[]> {
    const all: string[] = [];
    for await (const piece of pieces) all.push(piece);
    return all;
  }

  it('makes replies with the settings, after what was prepared', async () => {
    await thread.start();
    thread.prepare?.('ja');
    expect(await readAll(reply('talk'))).toEqual(['content ', 'ja ', '0']);
    expect(usages).toEqual([{ prompt: 3, completion: 2 }]);
  });

  it('starts with the first request', async () => {
    expect((await readAll(reply('talk'))).join('')).toBe('content  0');
  });

  it('fails as the provider does', async () => {
    await expect(readAll(reply('fail'))).rejects.toThrow(new ReplyFailed('fail'));
    const broken = readAll(reply('break'));
    await expect(broken).rejects.toThrow('break');
    await expect(broken).rejects.not.toBeInstanceOf(ReplyFailed);
  });

  it('stops a reply whose signal is aborted', async () => {
    const stop = new AbortController();
    const pieces: string[] = [];
    for await (const piece of reply('hang', stop.signal)) {
      pieces.push(piece);
      stop.abort();
    }
    expect(pieces).toEqual(['one ']);
    // It is counted what the reply used until then.
    while (usages.length === 0) await nextTurn();
    expect(await readAll(reply('talk', stop.signal))).toEqual([]);
  });

  it('stops a reply that is read no further', async () => {
    for await (const piece of reply('hang')) if (piece !== '') break;
    // The thread learns of it after the next request perhaps.
    while ((await readAll(reply('talk'))).at(-1) === '0');
    expect((await readAll(reply('talk'))).at(-1)).not.toBe('0');
  });

  it('fails replies of a thread that ends, and starts it again', async () => {
    await thread.start();
    const hanging = readAll(reply('hang'));
    const ended = readAll(reply('exit'));
    await expect(hanging).rejects.toThrow(ReplyFailed);
    await expect(ended).rejects.toThrow(/ended before the reply/);
    // Its ports close before it is known to have ended.
    const again = () => readAll(reply('talk')).catch(() => []);
    while ((await again()).length === 0);
    expect(await again()).toHaveLength(3);
  });

  it('is ended when it does not answer', async () => {
    await thread.start();
    await expect(readAll(reply('loop'))).rejects.toThrow(ReplyFailed);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('has not answered for 500 ms'));
  });

  it('makes no replies after it was stopped', async () => {
    await thread.start();
    await thread.stop();
    thread.prepare?.('en');
    await expect(readAll(reply('talk'))).rejects.toThrow(ReplyFailed);
  });

  it('reports and logs files that it cannot read', async () => {
    const other = createThread('malformed');
    await expect(other.start()).rejects.toThrow('games.json is malformed');
    expect(error).toHaveBeenCalledWith(expect.stringContaining('games.json is malformed'));
    await other.stop();
  });

  it('logs why it ended', async () => {
    const program = pathToFileURL('service/src/replies/thread/testing/missing.mjs');
    const missing = createReplyThread({ settings: readSettings({}), program, log: { error } });
    await expect(missing.start()).rejects.toThrow(/missing\.mjs/);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('missing.mjs'));
  });
});
