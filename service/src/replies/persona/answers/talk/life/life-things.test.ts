import type { Language } from '@huoban/contracts';
import { thingOf } from '../../../understanding/message/thing';
import { createTalkSuite, type TalkCase } from '../../../testing/talk-suite';
import { echoOf } from '../../../wording/echo';

const { gamesIn, lastReply, repliesOf } = createTalkSuite();

it.each<[Language, string, string | undefined]>([
  ['zh', '今天摆摊卖手机壳', '手机壳'],
  ['zh', '我的二胡断了根弦', '二胡'],
  ['zh', '我相信他', undefined],
  ['en', 'my new umbrella blew away', 'your new umbrella'],
  ['en', 'there was a pigeon in the kitchen', 'the kitchen'],
  ['en', 'that went well', undefined],
  ['ja', '自転車がパンクした', '自転車'],
  ['ja', '来月が楽しみ', undefined],
])('finds what a message is about (%s): %s', (language, text, thing) => {
  expect(thingOf(text, language)).toBe(thing);
});

it.each<[Language, string]>([
  ['zh', '说个逗乐的听听呗'],
  ['zh', '给我来个好笑的'],
  ['en', "bet you forgot what they're called"],
  ['en', 'judge me'],
  ['en', 'absolutely chucking it down, socks are soaked'],
  ['ja', 'なーんもやる気おきない'],
  ['ja', 'あの一言、サンキュな'],
])('tells no request, idiom or fragment back (%s): %s', (language, text) => {
  expect(echoOf(text, language)).toBeUndefined();
});

describe('a talk about a life', () => {
  it.each<[Language, string[]]>([
    ['zh', ['我们那儿零下二十度，睫毛都结冰']],
    ['zh', ['昨天在阳台种了番茄', '结果全让鸟啄了']],
    ['en', ["new job in Reeds next week, don't know anyone"]],
    ['en', ['been living on my own since june, far too quiet']],
    ['ja', ['実家の犬を預かってる', '何べん呼んでも来ないんだよ']],
    ['ja', ['こっそり小説を書いてる', '読み返すとうわってなって、見せるなんて絶対むり']],
  ])('names no game (%s): %s', async (language, lines) => {
    const reply = await lastReply({ partner: 'yukino', language, lines });
    expect(gamesIn(reply, language)).toEqual([]);
  });

  it.each<TalkCase>([
    ['zh', ['我爸留下一台收音机，打开全是灰'], /收音机/u],
    ['zh', ['我新买的望远镜到了，太好了'], /望远镜/u],
    ['en', ['dropped my new telescope on the drive'], /telescope/u],
    ['en', ['we found an old harmonium and a violin in the attic'], /violin|attic/u],
    ['ja', ['じいちゃんの将棋、盤だけ残ってる'], /将棋/u],
    ['ja', ['昨日、補聴器なくしちゃった'], /補聴器/u],
  ])('takes up the thing (%s): %s', repliesOf('yukino'));
});

describe('small talk', () => {
  it.each<TalkCase>([
    ['zh', ['晚上吃火锅还是点烧烤，帮我拿个主意'], /火锅|烧烤/u],
    ['zh', ['说个逗乐的听听'], /[\s\S]{12,}/u],
    ['zh', ['来这城市半年，谁也不认识'], /在呢|坐一会儿|孤单/u],
    ['en', ['cheer me up would you'], /kind|tougher|laugh|smile/u],
    ['en', ["you're not very bright, are you"], /heard|Fair|take it|Ouch|Point taken/u],
    ['en', ['nobody ever texts me first'], /lonely|alone|here|stay|on your own/iu],
    ['en', ['doing anything tonight?'], /plans|do|up to|yours/u],
    ['ja', ['あんたポンコツだね'], /聞|直|言って|どこが|ごめん/u],
    ['ja', ['だれからも連絡こない'], /ここにい|さみし|話題/u],
    [
      'ja',
      ['この前の一言、サンキュな'],
      /こちらこそ|どういたしまして|いつでも|力に|よかった|何より/u,
    ],
  ])('is answered (%s): %s', repliesOf('lotl'));
});
