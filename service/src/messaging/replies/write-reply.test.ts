import { setTimeout as sleep } from 'node:timers/promises';
import { silentLog } from '../../process/log';
import type { Moderation, Verdict } from '../../moderation/moderation';
import type { ReplyRequest } from '../../replies/reply-provider';
import { writeReply } from './write-reply';

const noRules: Moderation = { check: async ({ text }) => ({ kind: 'allowed', text }) };

type Pieces = (signal: AbortSignal) => AsyncIterable<string>;

function write(
  pieces: Pieces,
  { moderation = noRules, timeoutMs = 5_000, stopSignal = new AbortController().signal } = {},
) {
  const shown: string[] = [];
  const provider = { name: 'a test', reply: ({ signal }: ReplyRequest) => pieces(signal) };
  const request = { characterId: '1', language: 'en' as const, turns: [], stopSignal };
  const onPreview = (text: string) => void shown.push(text);
  const tools = { provider, moderation, log: silentLog, timeoutMs };
  return writeReply(tools, { ...request, onPreview }).then((result) => ({ result, shown }));
}

const judging = (judge: (text: string) => Verdict): { moderation: Moderation } => ({
  moderation: { check: ({ text }) => Promise.resolve(judge(text)) },
});

describe('writeReply', () => {
  it('fails after the timeout even when the provider ignores the signal', async () => {
    let aborted = false;
    const { result } = await write(
      async function* (signal) {
        signal.addEventListener('abort', () => (aborted = true));
        yield 'so far';
        await new Promise(() => undefined);
      },
      { timeoutMs: 60 },
    );
    expect(result).toEqual({ outcome: 'failed', message: null });
    expect(aborted).toBe(true);
  });

  it('stores nothing when stopped before the first text', async () => {
    const { result } = await write(
      async function* () {
        await sleep(1_000);
        yield 'late';
      },
      { stopSignal: AbortSignal.timeout(20) },
    );
    expect(result).toEqual({ outcome: 'stopped', message: null });
  });

  it('previews the growing text without cutting surrogate pairs', async () => {
    const { result, shown } = await write(async function* () {
      for (let nth = 0; nth < 8; nth += 1) {
        yield 'x🙂🙂🙂';
        await sleep(30);
      }
    });
    expect(result.message?.text).toBe('x🙂🙂🙂'.repeat(8));
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.length).toBeLessThan(8);
    for (const text of shown) {
      expect(result.message?.text.startsWith(text)).toBe(true);
      expect(text).toBe(Buffer.from(text).toString());
    }
  });

  it('stops previews when shown text is masked, and ends when the text is refused', async () => {
    const growing = async function* () {
      yield 'a quiet beginning of some length ';
      await sleep(120);
      yield 'and then something else altogether';
      await sleep(120);
      yield ', and its end';
    };
    const masked = await write(
      growing,
      judging((text) =>
        text.includes('altogether')
          ? { kind: 'masked', text: text.replace('quiet', '*****'), rules: ['quiet'] }
          : { kind: 'allowed', text },
      ),
    );
    expect(masked.shown).toEqual(['a quiet beginning of ']);
    expect(masked.result.message).toMatchObject({ mark: 'masked' });
    const refused = await write(
      growing,
      judging((text) =>
        text.includes('altogether') ? { kind: 'refused', rule: 'x' } : { kind: 'allowed', text },
      ),
    );
    expect(refused.result).toEqual({ outcome: 'refused', message: null });
  });

  it('fails when moderation fails', async () => {
    const { result } = await write(
      async function* () {
        yield 'hello';
      },
      { moderation: { check: () => Promise.reject(new Error('unavailable')) } },
    );
    expect(result).toEqual({ outcome: 'failed', message: null });
  });

  it('cuts the text of an endless provider', async () => {
    const { result } = await write(async function* () {
      for (;;) yield 'on and on and on ';
    });
    expect(result.outcome).toBe('done');
    expect(result.message?.text.length).toBeLessThan(6_100);
  });
});
