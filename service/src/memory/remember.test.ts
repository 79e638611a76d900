import type { Language } from '@huoban/contracts';
import { readForgetRequest } from './reading/read-forget-request';
import { remember, withoutForgotten } from './remember';
import type { Memory } from './memory';

const findGames = (text: string) =>
  text.includes('星灯塔') ? [{ id: '2001', title: '星灯塔' }] : [];
const intentOf = () => undefined;
const tell = (page: Language, lines: string[]): string[] =>
  lines
    .reduce<Memory[]>(
      (memories, line, at) =>
        remember(memories, line, { page, at: new Date(at), findGames, intentOf }).memories,
      [],
    )
    .map(({ kind, text }) => `${kind} ${text}`)
    .sort();

describe('what is remembered of a visitor', () => {
  it.each<[Language, string[], string[]]>([
    // Several facts in one message, with the subject left out.
    ['zh', ['我叫小北，住在杭州，是护士'], ['fact 我住在杭州', 'fact 我是护士', 'name 小北']],
    ['zh', ['我喜欢猫，不喜欢狗'], ['dislike 狗', 'like 猫']],
    ['zh', ['我巨讨厌榴莲，我在成都'], ['dislike 榴莲', 'fact 我在成都']],
    ['zh', ['我在洗碗'], []],
    ['en', ['off to the sea on my own with a bag of chips'], []],
    ['en', ['i like to write with you'], []],
    ['zh', ['我吃芒果会肿成香肠嘴'], ['fact 我吃芒果会肿成香肠嘴']],
    ['en', ['shellfish makes my throat close up'], ['fact shellfish makes my throat close up']],
    ['ja', ['コーヒー飲むと腹くだすんだよね'], ['fact コーヒー飲むと腹くだすんだよね']],
    ['zh', ['下周三我考驾照'], ['fact 下周三我考驾照']],
    ['zh', ['你可以叫我老周，我一般用Switch玩'], ['name 老周', 'platform Switch']],
    ['en', ["I'm from Leeds, studying law"], ["fact I'm from Leeds, studying law"]],
    ['en', ['I love cats but not dogs'], ['like cats']],
    [
      'en',
      ["hey i'm a nurse and i live in Leeds"],
      ["fact hey i'm a nurse", 'fact i live in Leeds'],
    ],
    ['en', ['night nurse, so I only play at dawn'], ['fact night nurse']],
    ['en', ['oh and racing games bore me to death'], ['dislike racing games']],
    ['en', ['baking makes me happy'], ['like baking']],
    ['en', ['our old dog Biscuit died in spring'], ['fact our old dog Biscuit died in spring']],
    ['ja', ['猫は好きですが、犬は苦手です'], ['dislike 犬', 'like 猫']],
    // Later facts replace earlier ones.
    ['zh', ['我叫小北', '叫我阿北吧'], ['name 阿北']],
    ['zh', ['别叫我饿死鬼'], []],
    ['zh', ['你叫我一声听听'], []],
    ['zh', ['我住在杭州', '我搬到上海了'], ['fact 我搬到上海了']],
    ['zh', ['我用Switch玩', '我改用PS5玩了'], ['platform PS5']],
    ['zh', ['我用Switch玩', '我偶尔也用手机玩'], ['platform Switch', 'platform 手机']],
    ['zh', ['我的猫叫团子', '我的猫三岁了'], ['fact 我的猫三岁了', 'fact 我的猫叫团子']],
    ['zh', ['我的猫叫团子', '我的猫叫年糕'], ['fact 我的猫叫年糕']],
    ['en', ['I live in Leeds', 'I moved to York'], ['fact I moved to York']],
    ['en', ['I play on PC', 'I switched to a PS5'], ['platform PS5']],
    ['en', ['My name is Sam', 'call me Sammy'], ['name Sammy']],
    ['ja', ['仙台に住んでいます', '東京に引っ越しました'], ['fact 東京に引っ越しました']],
    ['ja', ['パソコンで遊んでいます', '今はSwitchで遊んでいます'], ['platform Switch']],
    // Negations.
    ['zh', ['我不叫小明', '我没有Switch', '我不用手机玩'], []],
    ['zh', ['我喜欢恐怖游戏', '我不再喜欢恐怖游戏了'], []],
    ['zh', ['我讨厌香菜', '我现在不讨厌香菜了'], []],
    ['zh', ['我喜欢香菜', '我讨厌香菜'], ['dislike 香菜']],
    ['en', ["I don't own a Switch", 'I never play on my phone'], []],
    ['en', ['I love horror', "I don't like horror anymore"], []],
    ['en', ['I hate puzzles', "I don't hate puzzles anymore"], []],
    ['ja', ['ホラーが好きです', 'ホラーはもう好きじゃない'], []],
    ['ja', ['Switchは持っていません'], []],
    // Corrections.
    ['zh', ['我的猫叫团子', '不是团子，是年糕'], ['fact 我的猫叫年糕']],
    ['zh', ['我住在杭州', '说错了，不是杭州，是苏州'], ['fact 我住在苏州']],
    ['en', ['My cat is called Mochi', 'not Mochi but Miso'], ['fact My cat is called Miso']],
    ['en', ['I live in Leeds', "Sorry, it's York, not Leeds"], ['fact I live in York']],
    [
      'ja',
      ['うちの猫の名前はモチです', 'モチじゃなくてマメです'],
      ['fact うちの猫の名前はマメです'],
    ],
    ['en', ['my name is Tom', 'not Tom, Tim'], ['name Tim']],
    ['ja', ['名前はトムです', 'トムじゃない、ティム'], ['name ティム']],
    // The name and the age of the pet or child that was spoken of.
    [
      'zh',
      ['我养了只狗', '名字叫豆豆', '大概三岁'],
      ['fact 我养了只狗', 'fact 我的狗三岁', 'fact 我的狗叫豆豆'],
    ],
    [
      'en',
      ['guess what i adopted a dog', 'his name is Rex', 'probably 3 years old'],
      ['fact guess what i adopted a dog', 'fact my dog is 3', 'fact my dog is called Rex'],
    ],
    [
      'ja',
      ['犬飼い始めたの', '名前はコロ', 'たぶん3歳'],
      ['fact 犬の名前はコロ', 'fact 犬は3歳', 'fact 犬飼い始めたの'],
    ],
    ['ja', ['名前はけんたです'], ['name けんた']],
    ['zh', ['我叫安娜今年25岁'], ['fact 我今年25岁', 'name 安娜']],
    ['ja', ['名前はアンナで、仙台に住んでます'], ['fact 仙台に住んでます', 'name アンナ']],
    // What is no longer true.
    ['zh', ['我用Switch玩', '我不用Switch玩了'], []],
    ['en', ['i play on Switch', "I don't play on Switch anymore"], []],
    ['ja', ['Switchで遊んでる', 'もうSwitchでは遊んでない'], []],
    ['zh', ['我是护士', '我不当护士了'], []],
    ['en', ['i work as a nurse', "i'm not a nurse anymore"], []],
    ['en', ['my birthday is May 3', "i don't want you to know my birthday anymore"], []],
    // Neither questions nor requests nor remarks about others or the partner.
    ['zh', ['我该用什么玩？', '我喜欢你', '给我推荐一个游戏', '你叫什么名字', '我叫什么'], []],
    [
      'en',
      ['What should I play on my Switch?', 'I love you', 'can I play it on PC', 'do I like cats?'],
      [],
    ],
    ['ja', ['Switchで遊べるゲームはある？', '好きなゲームは何ですか', '名前は何？'], []],
    // Personal data that moderation masked.
    ['zh', ['我的电话是138****5678'], []],
    ['zh', ['星灯塔真好玩'], ['game 星灯塔']],
    ['zh', ['今天好累'], ['mood 今天好累']],
    ['zh', ['今天好累', '今天特别开心'], ['mood 今天特别开心']],
    ['en', ["I'm so tired today"], ["mood I'm so tired today"]],
  ])('%s %j', (page, lines, expected) => {
    expect(tell(page, lines)).toEqual(expected);
  });

  it.each<[Language, string]>([
    ['zh', '别忘了我'],
    ['zh', '我总是忘带钥匙'],
    ['zh', '你会忘掉我吗？'],
    ['en', "don't forget me"],
    ['ja', '約束忘れてた'],
    ['ja', '宿題のこと忘れてしまった'],
    ['en', 'I forgot my keys'],
    ['ja', '忘れないで'],
    ['ja', '鍵を忘れた'],
    ['zh', '怎么彻底删掉我的号'],
    ['zh', '老卡账单上写十块要不要提醒他'],
    ['en', 'how do I delete my account'],
    ['ja', 'もうやめたい、全部消してほしい'],
  ])('%s “%s” is no request to forget', (language, line) => {
    expect(readForgetRequest(line, language)).toBeUndefined();
  });

  it.each<[Language, string[], string[]]>([
    ['zh', ['我的猫叫团子', '我住在杭州', '把刚才说的忘掉'], ['fact 我的猫叫团子']],
    ['zh', ['我的猫叫团子', '我住在杭州', '忘掉一切'], []],
    [
      'en',
      ['My cat is called Mochi', 'I live in Leeds', 'forget what I just said'],
      ['fact My cat is called Mochi'],
    ],
    ['en', ['I live in Leeds', 'forget everything'], []],
    ['ja', ['仙台に住んでいます', '全部忘れて'], []],
    [
      'ja',
      ['妹は学生です', '仙台に住んでいます', '妹の話は全部忘れて'],
      ['fact 仙台に住んでいます'],
    ],
    ['zh', ['我妹妹在东京', '我住在杭州', '把我妹妹的事全部忘掉'], ['fact 我住在杭州']],
  ])('%s forgets the last thing or everything: %j', (page, lines, expected) => {
    expect(tell(page, lines)).toEqual(expected);
  });

  it.each<[Language, string, string[]]>([
    ['zh', '我养了只猫，叫摩卡', ['fact 我养了只猫', 'fact 我的猫叫摩卡']],
    [
      'en',
      'i have a dog, his name is Rex',
      ['fact i have a dog, his name is Rex', 'fact my dog is called Rex'],
    ],
    ['ja', '猫飼ってるの、名前はモカ', ['fact 猫の名前はモカ']],
    ['zh', '我喜欢猫，叫我小明', ['like 猫', 'name 小明']],
    ['ja', '猫が好きで、名前はユウタです', ['fact 猫が好きで', 'name ユウタ']],
    ['en', "I'm Bored", ["mood I'm Bored"]],
    ['ja', 'Switchしか持ってない', ['platform Switch']],
  ])('%s takes the name of a pet for no name of the visitor: %s', (page, line, expected) => {
    expect(tell(page, [line])).toEqual(expected);
  });

  it.each<[Language, string[], string]>([
    [
      'en',
      ['i have birthday on the 4 of march', 'call me Zee', 'forget the birthday again'],
      'name Zee',
    ],
    ['en', ['i work nights at tesco', 'call me Zee', 'actually forget where i work'], 'name Zee'],
    ['zh', ['叫我阿泽', '我在快递站上夜班', '我在哪儿上班这个你给我忘了吧'], 'name 阿泽'],
  ])('%s forgets a topic in other words: %j', (page, lines, kept) => {
    expect(tell(page, lines)).toEqual([kept]);
  });

  it('forgets the latest when a request in other words names nothing that it knows', () => {
    const forgets = (line: string) => (line.endsWith('reads along') ? 'forget' : undefined);
    const at = new Date(0);
    const options = { page: 'en' as const, at, findGames, intentOf: forgets };
    const { memories } = remember([], 'call me Zee', options);
    const later = { ...options, at: new Date(1) };
    const stated = remember(memories, "I'm from Leeds", later).memories;
    expect(stated).toHaveLength(2);
    const { forgotten } = remember(stated, 'my mum reads along', { ...options, at: new Date(2) });
    expect(forgotten.map(({ text }) => text)).toEqual(["I'm from Leeds"]);
  });

  it('keeps a fact in whatever words when the message tells one', () => {
    const options = { page: 'en' as const, at: new Date(0), findGames };
    const line = 'the cats called Bisto';
    expect(remember([], line, { ...options, intentOf }).memories).toEqual([]);
    expect(remember([], line, { ...options, intentOf: () => 'tell' }).memories).toMatchObject([
      { kind: 'fact', text: line },
    ]);
  });

  it('ignores earlier messages about what was forgotten', () => {
    expect(
      withoutForgotten(['昨天我把钥匙弄丢了', '今天下雨', '忘掉我说的钥匙的事'], 'zh', intentOf),
    ).toEqual(['今天下雨']);
  });
});
