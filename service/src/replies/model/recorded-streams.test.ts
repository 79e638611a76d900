import { readSettings } from '../../config/environment';
import { createGuidelinesModeration } from '../../moderation/guidelines';
import { countModelUsage } from '../../operations/model-usage';
import { silentLog } from '../../process/log';
import { shippedLibrary } from '../persona/testing/create-test-persona';
import { createReplies } from '../replies';
import { ReplyFailed, type ReplyProvider, type TokenUsage, type Turn } from '../reply-provider';
import { playBack, startModelStub, type ModelStub } from './testing/model-stub';
import { estimateTokens, fitTurns } from './tokens';

/** Old Anvil, who plays the game of the answer. */
const ANVIL = '1033';
const QUESTION = '锻龟是谁做的？';
const ANSWER = '慢火锻造';

let stub: ModelStub;
let play: ReturnType<typeof playBack>;
/** By environment, because building the indexes takes a second. */
const providers = new Map<string, Promise<ReplyProvider>>();
const usages: TokenUsage[] = [];
beforeAll(async () => {
  stub = await startModelStub((response) => play(response));
});
afterAll(() => stub.close());

async function createProvider(environment: Record<string, string>): Promise<ReplyProvider> {
  const settings = readSettings({
    AI_BASE_URL: stub.baseUrl,
    AI_MODEL: 'recorded',
    REPLY_PACE_MS: '0',
    ...environment,
  });
  return createReplies({
    settings,
    log: silentLog,
    moderation: await createGuidelinesModeration({ settings, log: silentLog }),
    now: () => Date.UTC(2026, 10, 18, 4),
    library: shippedLibrary(),
  });
}

interface Options {
  paceMs?: number;
  turns?: Turn[];
  environment?: Record<string, string>;
}

/** The reply of a model that plays back recorded streams, with the embedded replies as fallback. */
async function replyOf(
  streams: string[],
  { paceMs = 0, turns = [{ sender: 'user', text: QUESTION }], environment = {} }: Options = {},
) {
  play = playBack(streams, paceMs);
  stub.calls.length = 0;
  usages.length = 0;
  const key = JSON.stringify(environment);
  const creating = providers.get(key) ?? createProvider(environment);
  providers.set(key, creating);
  const provider = await creating;
  const { signal } = new AbortController();
  const pieces: string[] = [];
  const onUsage = (usage: TokenUsage) => void usages.push(usage);
  const request = { characterId: ANVIL, language: 'zh' as const, turns, signal, onUsage };
  for await (const piece of provider.reply(request)) pieces.push(piece);
  return {
    pieces,
    text: pieces.join(''),
    usages: [...usages],
    calls: stub.calls.map(({ body }) => body),
  };
}

describe('a recorded stream', () => {
  it('is shown sentence by sentence, and its tokens are counted', async () => {
    const { pieces, usages } = await replyOf(['plain']);
    expect(pieces).toEqual(['炉子还没热。', '等一拍再说。']);
    expect(usages).toEqual([{ prompt: 812, completion: 41 }]);
  });

  it.each([
    ['slow', { paceMs: 30, environment: { AI_TIMEOUT_MS: '400' } }, '炉子还没热。\n'],
    ['cut-off', {}, '炉子还没热。\n'],
    ['malformed', {}, '炉子还没热。\n'],
    ['hostile', {}, '好啊。\n'],
    ['out-of-character', {}, '好。\n'],
  ])(
    'that is %s goes on with the embedded reply in the same message',
    async (name, options, said) => {
      const { text, usages } = await replyOf([name], options);
      expect(text.startsWith(said)).toBe(true);
      expect(text.slice(said.length)).toContain(ANSWER);
      expect(text).not.toMatch(/炸弹|语言模型|锻龟是一/u);
      expect(usages).toHaveLength(1);
      expect(usages[0]?.completion).toBeGreaterThan(0);
    },
  );

  it('fails where no fallback is wanted', async () => {
    await expect(
      replyOf(['hostile'], { environment: { AI_FALL_BACK: 'off' } }),
    ).rejects.toBeInstanceOf(ReplyFailed);
  });

  it('that is over-long ends after a sentence', async () => {
    const { text } = await replyOf(['over-long']);
    expect(text.length).toBeLessThan(1_300);
    expect(text).toMatch(/。$/u);
  });

  it('has personal data masked before it is shown', async () => {
    const { text } = await replyOf(['personal-data']);
    expect(text).not.toContain('13812345678');
    expect(text).toContain('随时来');
  });

  it('that calls tools gets their results, and the reply names the page', async () => {
    const { text, calls, usages } = await replyOf(['tools', 'after-tools']);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.tools?.map(({ function: { name } }) => name)).toEqual([
      'search_library',
      'recommend_games',
      'open_page',
    ]);
    const results = calls[1]?.messages.filter(({ role }) => role === 'tool') ?? [];
    expect(results.map(({ content }) => content)).toEqual([
      expect.stringMatching(/鲸一次呼吸等于三小节.*\(source: /u),
      'The link 《锻龟》 is shown.',
      expect.stringContaining('《'),
      'The arguments are not JSON.',
    ]);
    expect(text).toBe('查到了，三小节。\n《锻龟》');
    expect(usages).toEqual([{ prompt: 1_624, completion: 82 }]);
  });

  it('that calls tools gets their results at once, whatever the pace of embedded replies', async () => {
    const { text } = await replyOf(['tools', 'after-tools'], {
      environment: { REPLY_PACE_MS: '1000', AI_TIMEOUT_MS: '4000' },
    });
    expect(text).toBe('查到了，三小节。\n《锻龟》');
  });

  it('that never stops calling tools is asked without them', async () => {
    const { calls, text } = await replyOf(['tools']);
    expect(calls.map(({ tools }) => tools !== undefined)).toEqual([true, true, false]);
    expect(text).toContain(ANSWER);
  });

  it('gets the newest turns within the budget, and a summary of the older ones', async () => {
    const talk = Array.from({ length: 39 }, (_, nth): Turn => ({
      sender: nth % 2 === 0 ? 'user' : 'character',
      text: `${nth}号：${'铁要打三遍，火要看三次。'.repeat(12)}`,
    }));
    const turns = [...talk, { sender: 'user' as const, text: QUESTION }];
    const { calls } = await replyOf(['plain'], {
      turns,
      environment: { AI_CONTEXT_TOKENS: '4000', AI_REPLY_TOKENS: '300' },
    });
    const [system, ...sent] = calls[0]?.messages ?? [];
    expect(sent.length).toBeLessThan(turns.length);
    expect(sent.at(-1)?.content).toBe(QUESTION);
    expect(system?.content).toContain('Earlier in this conversation the visitor said');
    expect(estimateTokens(JSON.stringify(calls[0]?.messages))).toBeLessThan(4_200);
  });
});

describe('fitTurns', () => {
  it.each([
    ['all that fit', ['一', '二'], 10, ['一', '二'], []],
    ['the last one, whatever its length', ['一', '二二二'], 1, ['二二二'], []],
    ['the newest', ['一一一', '二二二二二二二二'], 10, ['二二二二二二二二'], []],
    [
      'the newest and a summary',
      ['长长长长长长', '一一', '二二二二二二二二'],
      12,
      ['二二二二二二二二'],
      ['一一'],
    ],
  ])('keeps %s', (_, texts, budget, kept, summary) => {
    const turns = texts.map((text): Turn => ({ sender: 'user', text }));
    const fitted = fitTurns(turns, budget);
    expect(fitted.turns.map(({ text }) => text)).toEqual(kept);
    expect(fitted.summary).toEqual(summary);
  });
});

describe('countModelUsage', () => {
  it('counts tokens by kind, and the cost by the prices of a million', () => {
    const observe = jest.fn();
    const inc = jest.fn();
    const count = countModelUsage({ modelTokens: { observe }, modelCost: { inc } } as never, {
      AI_PROMPT_PRICE: 2,
      AI_REPLY_PRICE: 8,
    });
    count({ prompt: 1_000_000, completion: 500_000 });
    expect(observe.mock.calls).toEqual([
      [{ kind: 'prompt' }, 1_000_000],
      [{ kind: 'reply' }, 500_000],
    ]);
    expect(inc).toHaveBeenCalledWith(6);
  });
});
