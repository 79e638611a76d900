import { runInSlices } from '../../../process/time-slices';
import { createExamples } from './examples';

describe('the nearest example', () => {
  it.each([
    ['zh', '切，真没用', 'insult'],
    ['zh', '我的猫走丢了', 'sad'],
    ['en', "you're kind of annoying", 'insult'],
    ['en', 'my dog died yesterday', 'sad'],
    ['ja', 'お前、使えないな', 'insult'],
    ['ja', 'うちの猫が死んじゃった', 'sad'],
  ] as const)('is found although words differ, in %s: %s', async (language, text, value) => {
    const find = await runInSlices(
      createExamples(
        [
          { text: '真没用', value: 'insult' },
          { text: '我家猫走丢了', value: 'sad' },
          { text: "you're so annoying", value: 'insult' },
          { text: 'my cat died', value: 'sad' },
          { text: '使えない', value: 'insult' },
          { text: '猫が死んだ', value: 'sad' },
          { text: '今天天气好', value: 'weather' },
          { text: 'it is a sunny day', value: 'weather' },
          { text: '今日はいい天気', value: 'weather' },
        ],
        language,
      ),
    );
    expect(find(text)).toMatchObject({ value, similarity: expect.any(Number) as number });
    expect(find(text)?.similarity).toBeGreaterThan(0.3);
  });

  it('is as similar as the words are rare', async () => {
    const find = await runInSlices(
      createExamples(
        [
          { text: 'delete my account', value: 'delete' },
          { text: 'lend my account', value: 'lend' },
          { text: 'share my account', value: 'share' },
        ],
        'en',
      ),
    );
    expect(find('can I lend it to him')?.value).toBe('lend');
    expect(find('lend my account')?.similarity).toBeCloseTo(1);
    expect(find('quantum physics')).toBeUndefined();
  });
});
