import { shippedPersona } from '../../testing/create-test-persona';
import type { ReplyContext } from '../reply-draft';
import { readOverlaps } from './overlap';

async function contextOf(language: 'zh' | 'en' | 'ja', line: string): Promise<ReplyContext> {
  const found: ReplyContext[] = [];
  const { converse } = await shippedPersona((candidates, context) => {
    found.push(context);
    return candidates[0];
  });
  await converse({ partner: 'lightning', language, lines: [line] });
  const [context] = found;
  if (context === undefined) throw new Error(`nothing is chosen for ${line}`);
  return context;
}

describe('the overlap of a message and its replies', () => {
  it.each([
    ['zh', '枕头里的荞麦有什么用', '荞麦在枕头里沙沙响。', '今天天气不错。'],
    ['en', 'why does the buckwheat rustle so loudly', 'Buckwheat rustles loudly.', 'Nice weather.'],
    ['ja', '枕のそば殻は何の役に立つ', 'そば殻の枕は音がする。', 'いい天気だね。'],
  ] as const)('is larger for one with its words (%s)', async (language, line, near, far) => {
    const [best, other] = readOverlaps([near, far], await contextOf(language, line));
    expect(best?.share).toBeGreaterThan(other?.share ?? 1);
    expect(best?.strongest).toBeGreaterThan(other?.strongest ?? 1);
    expect([best?.relative, other?.relative]).toEqual([1, 0]);
  });

  it('is 0 when no reply has a word of the message', async () => {
    const overlaps = readOverlaps(['Hm.', ''], await contextOf('en', 'why does buckwheat rustle'));
    expect(overlaps).toEqual([
      { share: 0, strongest: 0, relative: 0, length: 0.01 },
      { share: 0, strongest: 0, relative: 0, length: 0 },
    ]);
  });
});
