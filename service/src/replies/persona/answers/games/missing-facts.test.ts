import { createTalkSuite, type TalkCase } from '../../testing/talk-suite';

const { lastReply } = createTalkSuite();

describe('a particular that the texts about a game do not tell', () => {
  it.each<TalkCase>([
    ['zh', ['《盐誓》好玩吗', '海上一共有多少个岛？'], /不知道|不清楚|没写/u],
    ['zh', ['提灯鹿好玩吗', '小狐狸几岁了'], /不知道|不清楚|没写/u],
    ['zh', ['霓虹伞讲什么', '那只会说话的猫叫什么名字'], /不知道|不清楚|没写/u],
    ['en', ['is Velvet Apex fun', 'how many tracks are there?'], /don’t know/u],
    ['en', ['tell me about Velvet Apex', 'how old is Velo?'], /don’t know/u],
    ['en', ['tell me about Wok Thunder', 'what year is it set in'], /don’t know/u],
  ])('is not answered by a nearby sentence (%s): %j', async (language, lines, said) =>
    expect(await lastReply({ partner: 'lu-san', language, lines })).toMatch(said),
  );

  it.each<TalkCase>([
    ['zh', ['霓虹伞讲什么', '城里有几条街'], /五条街/u],
    ['zh', ['盐誓讲什么', '那个航海士叫什么'], /尝水的航海士/u],
    ['zh', ['《石莲》好玩吗', '总共多少关呀'], /二百零七/u],
    ['zh', ['《鲸鱼乐团》讲什么', '阿余会唱多少首歌'], /^(?!.*不知道).*三十首/u],
    ['zh', ['《海鸥联赛》', '它几个键'], /^(?!.*不知道).*一个键/u],
    ['en', ['tell me about Wok Thunder', 'how many dice are there'], /[Tt]hree dice/u],
    ['en', ['tell me about The Star Lamp', 'is there a time limit'], /no time limit/u],
    ['ja', ['星灯台おもしろい？', '時間制限ある？'], /時間制限はな/u],
    ['en', ['how many stairs are in The Star Lamp'], /two hundred and thirteen/u],
    [
      'en',
      ['tell me about Tin Gambit', 'whats its strongest enemy called'],
      /^(?!.*don’t know).*pigeon/u,
    ],
  ])('is still answered when they do (%s): %j', async (language, lines, said) =>
    expect(await lastReply({ partner: 'lu-san', language, lines })).toMatch(said),
  );
});
