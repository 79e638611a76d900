import type { Language } from '@huoban/contracts';
import { detectSiteMatter, type SiteMatter } from './matters';

describe('a message about the site', () => {
  it.each<[Language, string, SiteMatter]>([
    ['zh', '登录那个码死活不发过来', 'codeMissing'],
    ['zh', '想跑路了，把我的账户销掉在哪弄', 'removal'],
    ['zh', '销户以后后悔了，聊过的还能找回来不', 'removalLosses'],
    ['zh', '孩子偷拿我手机买了一堆豆，钱能要回来吗', 'childPaid'],
    ['zh', '先不登录聊着，回头注册了这些话还在不在', 'guestKept'],
    ['zh', '我跟你说的这些，换个伙伴聊他会知道么', 'otherPartners'],
    ['en', 'still no sms after like 20 min', 'codeMissing'],
    ['en', 'I topped up an hour ago and my balance is still zero', 'beansMissing'],
    ['en', 'if I sign up now does this conversation disappear', 'guestKept'],
    ['en', 'will your app cope with windows 10 and 4 gigs of ram', 'requirements'],
    ['en', 'one of your bots insulted me, who deals with that', 'report'],
    ['en', 'you charged my card two times', 'chargedTwice'],
    ['ja', 'アカウント消したあとでやっぱり戻りたくなったら？', 'afterRemoval'],
    ['ja', '中2なんだけど登録していい？', 'age'],
    ['ja', '広告に使われたりするの、この会話', 'advertising'],
    ['ja', '夜になると高校生は締め出されるってほんと？', 'curfew'],
    ['ja', '豆って友達にあげられる？', 'beansTransfer'],
    ['zh', '打字太累，能不能给你拨个语音', 'writingOnly'],
    ['en', 'eyes are bad, can I ring you up instead', 'writingOnly'],
    ['ja', '夜だけでも通話ってできない？', 'writingOnly'],
    ['zh', '英国手机号死活收不到验证码', 'foreignNumber'],
    ['en', 'my number is spanish and the sms never comes', 'foreignNumber'],
    ['ja', 'ドイツの番号だとコードが届かない', 'foreignNumber'],
    ['zh', '我跟另一个角色哭诉的那些，你这边会晓得吗', 'otherPartners'],
    ['en', 'if I rant to one of you, do the others find out', 'otherPartners'],
    ['ja', 'あなたに話した秘密、ここのみんなに広まったりする？', 'otherPartners'],
    ['zh', '一条消息最多能发多长', 'messageLength'],
    ['en', 'how much fits in one message', 'messageLength'],
    ['ja', '一通に何文字まで入る？', 'messageLength'],
    ['en', 'does chatting here cost anything', 'free'],
    ['zh', '我在这儿写的段子版权算谁的', 'ownership'],
    ['ja', 'この会話、書き出して取っておける？', 'export'],
    ['en', 'can I add my friends here', 'groups'],
  ])('is recognized in any words (%s: %s)', (language, text, matter) => {
    expect(detectSiteMatter(text, language)).toBe(matter);
  });

  it.each<[Language, string]>([
    ['zh', '土豆汤要过几个站才能做'],
    ['zh', '我妈昨天跟我打视频电话哭了'],
    ['en', 'my sister would not pick up, so I left a voice message for her'],
    ['ja', '母と電話で話したら泣かれた'],
    ['zh', '我儿子上小学，想找个能一起玩的游戏'],
    ['en', 'my son got a refund for his shoes'],
    ['en', 'a game my ten year old can play'],
    ['ja', '娘が小学生で、一緒に遊べるゲームある？'],
    ['ja', 'コーヒー豆っていくら？'],
    ['en', 'how long is one go of this game'],
    ['en', 'my joke landed in the group chat by accident'],
    ['zh', '翻遍菜单没看见加好友，想去她的小街逛逛'],
  ])('is not found in games and lives (%s: %s)', (language, text) => {
    expect(detectSiteMatter(text, language)).toBeUndefined();
  });
});
