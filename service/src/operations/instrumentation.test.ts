import type { Listener } from '../database/listen';
import { ReplyFailed, type ReplyProvider, type TokenUsage } from '../replies/reply-provider';
import type { SmsOutcome } from '../sms/sms-driver';
import { createMetrics } from './metrics';
import { instrumentListening } from './instrument-listening';
import { instrumentReplies } from './instrument-replies';
import { instrumentSms } from './instrument-sms';

const metrics = () =>
  createMetrics(
    { kind: 'embedded', connections: () => ({ total: 1, idle: 1, waiting: 0 }) },
    { process: false },
  );

describe('instrumentReplies', () => {
  const request = {
    characterId: '1',
    language: 'zh' as const,
    turns: [],
    signal: new AbortController().signal,
  };
  const provider = (fails: () => boolean): ReplyProvider => ({
    name: 'test',
    async *reply({ onUsage }) {
      onUsage?.({ prompt: 3, completion: 2 });
      yield 'one ';
      if (fails()) throw new ReplyFailed('cut');
      yield 'two';
    },
  });

  it('counts outcomes and is degraded after three failures', async () => {
    let failing = true;
    const usages: TokenUsage[] = [];
    const counted = metrics();
    const watched = instrumentReplies(
      provider(() => failing),
      counted,
      (usage) => usages.push(usage),
    );
    const whole = async () => {
      let text = '';
      for await (const piece of watched.reply(request)) text += piece;
      return text;
    };
    for (const state of ['ready', 'ready', 'degraded']) {
      await expect(whole()).rejects.toThrow(ReplyFailed);
      expect(watched.probe()).toMatchObject({ part: 'replies', state });
    }
    failing = false;
    expect(await whole()).toBe('one two');
    expect(usages).toHaveLength(4);
    expect(watched.probe()).toEqual({ part: 'replies', state: 'ready' });
    const left = watched.reply(request)[Symbol.asyncIterator]();
    await left.next();
    await left.return?.();
    const { values } = await counted.replies.get();
    expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
      ['failed', 3],
      ['done', 1],
      ['stopped', 1],
    ]);
  });
});

describe('instrumentSms', () => {
  it('is degraded after three failures until a message is sent', async () => {
    const outcomes: SmsOutcome[] = ['refused', 'unknown', 'refused', 'sent'];
    const send = () => Promise.resolve(outcomes.shift() ?? 'sent');
    const watched = instrumentSms({ name: 'test', send }, metrics());
    for (const state of ['ready', 'ready', 'degraded', 'ready']) {
      await watched.send({ phone: '13812345678', code: '837465', language: 'zh' });
      expect(watched.probe()).toMatchObject({ part: 'sms', state });
    }
  });
});

describe('instrumentListening', () => {
  it('is degraded while disconnected', async () => {
    let inner: Listener | undefined;
    const watched = instrumentListening((_channel, listener) => {
      inner = listener;
      return Promise.resolve(() => Promise.resolve());
    });
    let gaps = 0;
    await watched.listen('im', { onNotification: () => undefined, onConnected: () => (gaps += 1) });
    expect(watched.probe()).toMatchObject({ state: 'ready' });
    inner?.onDisconnected?.();
    expect(watched.probe()).toMatchObject({ part: 'listening', state: 'degraded' });
    inner?.onConnected();
    expect([watched.probe(), gaps]).toEqual([{ part: 'listening', state: 'ready' }, 1]);
  });
});
