import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@huoban/contracts';
import type { Log } from '../process/log';
import type { Moderation } from '../moderation/moderation';
import { readSettings, SettingsError } from '../config/environment';
import { deltaEvent, startModelStub, type ModelStub } from './model/testing/model-stub';
import { shippedLibrary } from './persona/testing/create-test-persona';
import { ReplyFailed, type ReplyProvider } from './reply-provider';
import { createReplies } from './replies';

const NOW = Date.UTC(2026, 10, 18, 4);
/** Old Anvil. */
const ANVIL = '1033';
const KEY = 'sk-secret-of-the-test';
const TIMED_OUT = 'the model timed out';
const QUESTION = '锻龟是谁做的？';

const lines: string[] = [];
const note = (message: string) => void lines.push(message);
const log: Log = { debug: note, info: note, warn: note, error: note };

const moderation: Moderation = {
  check: ({ text }) => Promise.resolve({ kind: 'allowed', text }),
};

let stub: ModelStub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
  lines.length = 0;
});

async function withModel(
  respond: (response: ServerResponse) => void | Promise<void>,
  environment: Record<string, string> = {},
): Promise<ReplyProvider> {
  stub = await startModelStub(respond);
  const settings = readSettings({
    AI_BASE_URL: stub.baseUrl,
    AI_API_KEY: KEY,
    AI_MODEL: 'some-model',
    // Avoids a timeout on a slow machine.
    AI_IDLE_MS: '20000',
    AI_FALL_BACK: 'off',
    REPLY_PACE_MS: '0',
    ...environment,
  });
  return createReplies({
    settings,
    log,
    moderation,
    now: () => NOW,
    library: shippedLibrary(),
  });
}

const ask = (provider: ReplyProvider, signal = new AbortController().signal) =>
  provider.reply({
    characterId: ANVIL,
    language: 'zh',
    turns: [{ sender: 'user', text: QUESTION }],
    signal,
  });

async function readAll(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

const stream =
  (...events: string[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events) response.write(event);
    response.end();
  };

describe('the model provider', () => {
  it('sends an OpenAI-compatible request with the partner and the facts for the question', async () => {
    const provider = await withModel(
      stream(deltaEvent('还不热'), deltaEvent('。'), 'data: [DONE]\n\n'),
    );
    expect(await readAll(ask(provider))).toEqual(['还不热。']);
    const [call] = stub?.calls ?? [];
    expect([call?.url, call?.authorization]).toEqual(['/v1/chat/completions', `Bearer ${KEY}`]);
    expect([call?.body.model, call?.body.stream]).toEqual(['some-model', true]);
    const [system, user] = call?.body.messages ?? [];
    expect(system?.content).toMatch(/老锤龟[\s\S]*慢火锻造/u);
    expect(user).toEqual({ role: 'user', content: QUESTION });
  });

  it('sends what the visitor told and plays', async () => {
    const provider = await withModel(stream(deltaEvent('A'), 'data: [DONE]\n\n'));
    const { signal } = new AbortController();
    const turns = [{ sender: 'user' as const, text: QUESTION }];
    const played = [
      { gameId: '2001', state: 'finished' as const },
      { gameId: '9999', state: 'want' as const },
    ];
    await readAll(provider.reply({ characterId: ANVIL, language: 'zh', turns, played, signal }));
    const [system] = stub?.calls[0]?.body.messages ?? [];
    expect(system?.content).toMatch(/What the visitor told you\n- game \(finished\): 云阶\n/u);
    expect(system?.content).not.toContain('(want)');
  });

  it('sends previous turns, and facts in the page language for a question in another', async () => {
    const provider = await withModel(stream(deltaEvent('A'), 'data: [DONE]\n\n'));
    const said = [
      { sender: 'character' as const, text: 'Not hot yet.' },
      { sender: 'user' as const, text: 'それで、一拍ってなに？' },
    ];
    const { signal } = new AbortController();
    await readAll(provider.reply({ characterId: ANVIL, language: 'en', turns: said, signal }));
    const [system, ...talk] = stub?.calls[0]?.body.messages ?? [];
    expect(system?.content).toContain('Answer in English');
    expect(system?.content).not.toContain('Facts of the library');
    expect(talk).toEqual([
      { role: 'assistant', content: 'Not hot yet.' },
      { role: 'user', content: 'それで、一拍ってなに？' },
    ]);
  });

  it('sends facts of the whole library when no game is named', async () => {
    const provider = await withModel(stream(deltaEvent('三'), 'data: [DONE]\n\n'));
    const { signal } = new AbortController();
    const turns = [{ sender: 'user' as const, text: '鲸一次呼吸等于几个小节？' }];
    await readAll(provider.reply({ characterId: ANVIL, language: 'zh', turns, signal }));
    expect(stub?.calls[0]?.body.messages[0]?.content).toContain('鲸一次呼吸等于三小节');
  });

  it('does not call the model for an unknown partner', async () => {
    const provider = await withModel(stream('data: [DONE]\n\n'));
    const { signal } = new AbortController();
    const ghost = { characterId: '0', language: 'zh' as const, turns: [], signal };
    await expect(async () => readAll(provider.reply(ghost))).rejects.toThrow(
      'no partner has the id 0',
    );
    expect(stub?.calls).toEqual([]);
  });

  it('accepts a stream without a final blank line', async () => {
    const provider = await withModel(stream(deltaEvent('好'), 'data: [DONE]'));
    expect(await readAll(ask(provider))).toEqual(['好']);
  });

  it('accepts comments, other fields and any line ending', async () => {
    const provider = await withModel(
      stream(
        ': keep-alive\n\n',
        `event: message\r\nid: 1\r\n${deltaEvent('好').trim()}\r\n\r\n`,
        ':\n',
        deltaEvent('的'),
        'data: {"choices":[]}\n\n',
        'data: [DONE]\n\n',
      ),
    );
    expect((await readAll(ask(provider))).join('')).toBe('好的');
  });

  it('accepts a character that is split between chunks', async () => {
    const provider = await withModel(async (response) => {
      const bytes = Buffer.from(`${deltaEvent('慢火锻造')}data: [DONE]\n\n`);
      response.writeHead(200);
      for (let at = 0; at < bytes.length; at += 7) {
        response.write(bytes.subarray(at, at + 7));
        await wait(1);
      }
      response.end();
    });
    expect((await readAll(ask(provider))).join('')).toBe('慢火锻造');
  });

  it.each([
    ['breaks off', stream(deltaEvent('还')), 'the stream of the model ended early'],
    ['says nothing', stream('data: [DONE]\n\n'), 'the model sent no text'],
    ['sends no JSON', stream('data: {\n\n'), 'the model sent an event that is not JSON'],
    [
      'sends another shape',
      stream('data: {"choices":"none"}\n\n'),
      'the model sent an unexpected event',
    ],
    ['reports an error', stream('data: {"error":{}}\n\n'), 'the model reported an error'],
    [
      'is out of order',
      (response: ServerResponse) => void response.writeHead(500).end('{}'),
      'the model responded with status 500',
    ],
    [
      'hangs',
      (response: ServerResponse) => void response.writeHead(200).write(deltaEvent('还')),
      TIMED_OUT,
    ],
    ['never answers', () => undefined, TIMED_OUT],
    [
      'drops the connection',
      (response: ServerResponse) => void response.destroy(),
      'the connection to the model failed',
    ],
  ])('that %s fails the reply with the reason', async (_, answer, reason) => {
    const provider = await withModel(answer, reason === TIMED_OUT ? { AI_IDLE_MS: '150' } : {});
    const failure: unknown = await readAll(ask(provider)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ReplyFailed);
    expect(String(failure)).toContain(reason);
  });

  it('falls back to the persona on a failure before the first text', async () => {
    const provider = await withModel((response) => void response.writeHead(503).end(), {
      AI_FALL_BACK: 'persona',
    });
    expect((await readAll(ask(provider))).join('')).toContain('慢火锻造');
    expect(lines.join()).toContain('status 503');
    expect(lines.join()).not.toContain(KEY);
    expect(lines.join()).not.toContain(QUESTION);
  });

  it('goes on as the persona after a failure, in the same message', async () => {
    const provider = await withModel(stream(deltaEvent('还不热。锻龟')), {
      AI_FALL_BACK: 'persona',
    });
    const reply = (await readAll(ask(provider))).join('');
    expect(reply).toMatch(/^还不热。\n/u);
    expect(reply).toContain('慢火锻造');
  });

  it('ends without an error when aborted', async () => {
    const provider = await withModel((response) => {
      response.writeHead(200);
      response.write(deltaEvent('还。'));
    });
    const stop = new AbortController();
    const heard: string[] = [];
    for await (const piece of ask(provider, stop.signal)) {
      heard.push(piece);
      stop.abort();
    }
    expect(heard).toEqual(['还。']);
  });

  it('requires both a URL and a model name', () => {
    expect(() => readSettings({ AI_BASE_URL: 'https://models.example/v1' })).toThrow(SettingsError);
    expect(() => readSettings({ AI_MODEL: 'some-model' })).toThrow(/AI_BASE_URL is missing/);
  });
});

describe('without a model', () => {
  it('streams replies from the library in small chunks', async () => {
    const settings = readSettings({ REPLY_PACE_MS: '1' });
    const library = shippedLibrary();
    const provider = createReplies({ settings, log, moderation, now: () => NOW, library });
    const pieces = await readAll(ask(provider));
    expect(pieces.join('')).toContain('慢火锻造');
    expect(pieces.length).toBeGreaterThan(5);
  });

  it('can be prepared before the first reply', async () => {
    const settings = readSettings({ REPLY_PACE_MS: '0' });
    const library = shippedLibrary();
    const prepared: Language[] = [];
    const provider = createReplies({
      settings,
      log,
      moderation,
      now: () => NOW,
      library: {
        ...library,
        knowledge: async () => ({
          ...(await library.knowledge()),
          load: async (language) => void prepared.push(language),
        }),
      },
    });
    provider.prepare?.('ja');
    await nextTurn();
    expect(prepared).toEqual(['ja']);
  });

  it('logs that preparing failed, and fails with the reply', async () => {
    const errors: string[] = [];
    const library = shippedLibrary();
    const provider = createReplies({
      settings: readSettings({ REPLY_PACE_MS: '0' }),
      log: { ...log, error: (text) => errors.push(text) },
      moderation,
      now: () => NOW,
      library: { ...library, knowledge: () => Promise.reject(new Error('no disk')) },
    });
    provider.prepare?.('en');
    await nextTurn();
    expect(errors).toEqual(['loading the knowledge in en failed: Error: no disk']);
    await expect(readAll(ask(provider))).rejects.toThrow('no disk');
  });

  it('ends a reply when aborted', async () => {
    const provider = createReplies({
      settings: readSettings({}),
      log,
      moderation,
      now: () => NOW,
      library: shippedLibrary(),
    });
    const stop = new AbortController();
    stop.abort();
    expect(await readAll(ask(provider, stop.signal))).toEqual([]);
  });

  it('fails for an unknown partner', async () => {
    const provider = createReplies({
      settings: readSettings({}),
      log,
      moderation,
      now: () => NOW,
      library: shippedLibrary(),
    });
    const { signal } = new AbortController();
    const ghost = { characterId: '0', language: 'zh' as const, turns: [], signal };
    await expect(async () => readAll(provider.reply(ghost))).rejects.toThrow(ReplyFailed);
  });
});
