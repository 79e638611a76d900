import type { Language } from '@huoban/contracts';
import { shippedPersona, type Converse } from '../../../testing/create-test-persona';

let converse: Converse;
let titles: RegExp;

beforeAll(async () => {
  const persona = await shippedPersona();
  ({ converse } = persona);
  titles = new RegExp(
    persona.content.games.flatMap(({ title }) => Object.values(title)).join('|'),
    'u',
  );
});

const talk = (language: Language, ...lines: string[]) =>
  converse({ partner: 'azhu', language, lines });

describe('what visitors tell of their own life', () => {
  it.each<[Language, string[]]>([
    ['zh', ['今天开了三个会', '一个有用的都没有']],
    ['zh', ['我室友天天半夜打游戏', '说了他也不听', '要不要直接跟他吵一架？']],
    ['zh', ['第一次相亲不知道穿什么', '对方是个医生']],
    ['zh', ['隔壁搬来一对小夫妻，天天吵']],
    ['zh', ['这个月房东又涨房租', '不想住了']],
    ['zh', ['我跟女朋友吵架了', '我该先道歉吗', '她笑了']],
    ['zh', ['加班到十一点', '末班车没赶上', '它瞪我']],
    ['zh', ['在喝咖啡', '体重又涨了']],
    ['zh', ['果园遭了冰雹', '保险也赔不了多少', '最近老做一个梦']],
    ['zh', ['我爸学会用微信视频了', '我把手机丢出租车上了']],
    ['en', ['my landlord put up the rent today']],
    ['zh', ['楼下来了只大狗，叫个不停']],
    ['zh', ['今天去剪头发了', '剪得太短了', '想染蓝色']],
    ['en', ['i got a haircut today', 'way shorter than i wanted', 'my mom says it looks fine']],
    ['en', ['my sister moved out today', 'what should i bring her?']],
    ['en', ['i planted beans on the windowsill', 'something is nibbling at them']],
    ['en', ["we're painting the hallway", 'stuck on which green']],
    ['ja', ['昨日髪切った', '思ったより短くなっちゃった', '青とか']],
    ['ja', ['職場の後輩がぜんぜん挨拶してくれない']],
    ['ja', ['眼鏡どこ置いたか忘れた']],
    ['ja', ['車の運転中に道に迷った']],
    ['ja', ['おばあちゃんが入院した', '花と果物どっちがいいかな']],
    ['ja', ['ぬか漬け始めてみた', '三日目で酸っぱい', '毎日まぜるのめんどい']],
    ['ja', ['登山してきた', '頂上でカップ麺食べた', '最高だった']],
    ['ja', ['マラソン申し込んだ', 'フルは初めて', '練習は週3', '完走できるかな']],
    ['ja', ['推しのライブ当たった！', '席は二階だけど', '何着て行こう']],
  ])('is listened to, not answered from a game (%s): %j', async (language, lines) => {
    for (const reply of await talk(language, ...lines)) expect(reply).not.toMatch(titles);
  });

  it.each<[Language, string, RegExp]>([
    ['zh', '手机掉马桶里了', /^(?!.*不知道)/u],
    ['zh', '雅思考了7分', /^(?!.*不知道)/u],
    ['zh', '彩票中了五块', /^(?!.*不知道)/u],
    ['zh', '告诉你个坏消息', /怎么了|说说|坏消息/u],
    ['zh', '我考研没考上', /^(?!.*恭喜)(?!.*高兴)(?!.*值了)/u],
    ['zh', '卷不动了', /歇|累|辛苦/u],
    ['zh', '你同时跟多少人聊', /AI|别人/u],
    ['zh', '您以前是开饭馆的吧', /^(?!.*你自己做的)/u],
    ['zh', '你喜不喜欢下雨', /^(?!.*不知道)/u],
    ['ja', '英語の発表うまくいった', /^(?!.*うまくいったん)/u],
    ['ja', '今朝ゴミ出し忘れて袋が溜まってる', /家事|部屋|片|五分|掃除|ゴミ|ごみ|袋.*収集|同居/u],
    ['ja', '夫婦で初めてキャンプした', /^(?!.*アカウント)/u],
    ['ja', 'もうやめたい', /^(?!.*退会)/u],
    ['ja', '昨日ひさびさに母と長電話した', /^(?!.*ゲームの話)/u],
    ['zh', '公司发了月饼', /工作|班|活|月饼|应景|馅/u],
    ['zh', '共享单车坏在半路了', /路|先/u],
    [
      'en',
      'my laptop screen went black this morning',
      /important|backup|off and on|working|your laptop/u,
    ],
    ['ja', '昨日ひさびさにラーメン食べた', /食べ|おいし|味|おなか/u],
  ])('is answered by its likely topic (%s): %s', async (language, line, said) =>
    expect((await talk(language, line)).at(-1)).toMatch(said),
  );
});
