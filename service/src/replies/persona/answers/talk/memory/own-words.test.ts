import type { Language } from '@huoban/contracts';
import { shippedPersona } from '../../../testing/create-test-persona';

const talk = async (language: Language, lines: string[]): Promise<string> =>
  (await (await shippedPersona()).converse({ partner: 'remi', language, lines })).at(-1) ?? '';

describe('what a visitor tells so that it is known', () => {
  it.each<[Language, string, RegExp]>([
    ['zh', '我左耳听不太清，你别嫌我老问', /左耳/u],
    ['zh', '记一下啊，我鸡蛋过敏，蛋糕都不行', /“我鸡蛋过敏/u],
    ['zh', '别您来您去的，喊我老周', /老周/u],
    ['en', 'Priya here, allergic to nuts and to mornings', /Priya/u],
    ['en', "just so you know I'm deaf in my left ear", /“I'm deaf in my left ear”/u],
    ['ja', 'あ、うち「もなか」って呼ばれてるからそれで頼むわ', /もなか/u],
    ['ja', '甲殻類アレルギーなんで鍋にカニ入れないでね', /甲殻類/u],
  ])('is noted in any words (%s: %s)', async (language, line, noted) => {
    expect(await talk(language, [line])).toMatch(noted);
  });

  it('is not asked for by news that another person heard', async () => {
    const lines = ['finally finished my thesis', 'my sister cried when i told her'];
    expect(await talk('en', lines)).not.toContain('thesis');
  });

  it('is not asked for by a request for a game', async () => {
    const lines = ['i had a rough day', 'my boss shouted at me', 'what should i play tonight?'];
    expect(await talk('en', lines)).not.toContain('my boss shouted');
  });

  it('is no question about an allergy', async () => {
    expect(await talk('zh', ['你对什么过敏'])).not.toMatch(/你对什么过敏/u);
  });
});

describe('a question for it', () => {
  it.each<[Language, string[], RegExp]>([
    ['zh', ['我吃芒果会肿', '今天好冷'], /芒果/u],
    ['en', ['colourblind btw, reds and greens are soup to me', 'hello'], /colourblind/u],
    ['ja', ['左耳が聞こえにくいんで大きめの字で頼む', 'おはよ'], /左耳/u],
  ])('finds it (%s: %j)', async (language, lines, answer) => {
    const asks = {
      zh: '考考你 有样水果我一口都碰不得 是哪个来着',
      en: 'what was it about my eyes',
      ja: '聞こえにくいの、どっちの耳って言った？',
    };
    expect(await talk(language, [...lines, asks[language]])).toMatch(answer);
  });

  it('lists what was told when no word tells which is meant', async () => {
    const lines = [
      'fyi my hamsters called Kevin',
      'i have a twin in Oslo',
      'pop quiz, who do i share the place with',
    ];
    expect(await talk('en', lines)).toMatch(/Kevin.*Oslo|Oslo.*Kevin/u);
  });

  it.each<[Language, string[]]>([
    ['en', ['i have a brother in Oslo', 'do you remember my birthday?']],
    ['en', ['i work nights at tesco', 'actually forget where i work', 'pop quiz, where do i work']],
    [
      'en',
      ['my daughter Amara has asthma', "scrub that, it's her business", 'what does my girl have'],
    ],
    [
      'zh',
      [
        '前任叫阿凯，打鼓的',
        '算了把他从你脑子里抠掉，这名字我不想再见着',
        '考考你，我前任叫啥来着',
      ],
    ],
    ['zh', ['我家养了俩鹦鹉，叫叽叽', '我鸟的名字别记了', '我那两只鸟叫什么']],
  ])('admits that it was not stated, or is forgotten (%s: %j)', async (language, lines) => {
    expect(await talk(language, lines)).toMatch(/don’t know|不知道/u);
  });
});
