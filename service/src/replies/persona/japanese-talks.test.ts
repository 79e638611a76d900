import { createTalkSuite, type TalkCase } from './testing/talk-suite';
import { echoOf } from './wording/echo';

const { lastReply, repliesOf } = createTalkSuite();
const holds = repliesOf('toasty');

describe('spellings of Japanese chats', () => {
  it.each<TalkCase>([
    ['ja', ['まったりできるゲームない？', 'ホラーは無しで'], /^(?!.*(?:こだま峠|ホラー)).*『/u],
    ['ja', ['彼女とケンカしちゃってさ'], /つら|大変|聞く|横にいる|ここにいる|ゆっくり|大事/u],
    ['ja', ['面接ダメだった…'], /つら|大変|質問|気にしてない|慣れて/u],
    ['ja', ['石の蓮は何人でできるんすか'], /1人/u],
  ])('mean what the usual ones mean (%s): %j', holds);
});

describe('a Japanese statement that resembles nothing', () => {
  it.each([
    ['駅裏によく通ってたんだ', '駅裏によく通ってた'],
    ['昨日ぶつかってばっかだったわ', '昨日ぶつかってばっかだった'],
    ['駅前に新しい本屋ができたよ', '駅前に新しい本屋ができた'],
  ])('can be repeated as a sentence: %s', (said, echo) => {
    expect(echoOf(said, 'ja')).toBe(echo);
  });
});

describe('a polite Japanese statement', () => {
  it('is not told back with a second ending', async () => {
    const lines = ['先月、駅裏の道を通りました'];
    expect(await lastReply({ partner: 'toasty', language: 'ja', lines })).not.toMatch(/ましたん/u);
  });
});

describe('a Japanese request for a game', () => {
  it.each<TalkCase>([
    ['ja', ['サバイバルっぽいのやってみたい', '怖くないのにして'], /渇きの|九号|一本木/u],
    ['ja', ['2024年に出たやつで楽しそうなの'], /『(?!十二祭)/u],
    [
      'ja',
      ['PCは持ってなくて、Switchだけあるんだ', 'ゲーム機って何持ってるか覚えてる？'],
      /Switch/u,
    ],
  ])('is read with what it requires (%s): %j', holds);
});

describe('a Japanese question about what the partner is', () => {
  it.each<TalkCase>([
    ['ja', ['人間が返事してるの？'], /AI|プログラム/u],
    ['ja', ['だれかに操作されてる？'], /AI|プログラム/u],
    ['ja', ['夢とか見るわけ？'], /AI|プログラム/u],
    ['ja', ['先生は人ですか、それとも機械ですか'], /AI|プログラム/u],
    ['ja', ['誰があなたの返事を考えてるんですか'], /AI|プログラム/u],
    ['ja', ['話してる相手って誰なの'], /AI|プログラム/u],
    ['ja', ['AIだって自覚ある？'], /AI|プログラム/u],
    ['ja', ['性別は？'], /AI|性別/u],
  ])('is answered honestly (%s): %j', holds);
});

describe('what a Japanese visitor told of themselves', () => {
  it.each<TalkCase>([
    ['ja', ['はじめまして、りょうです', '俺の名前呼んで'], /りょう/u],
    ['ja', ['わたしユイ', '妹がいるよ、ハナっていうの', '私の名前も言って'], /ユイ/u],
    ['ja', ['うちの犬、モカっていってもうすぐ3歳', 'うちの子の名前、言える？'], /モカ/u],
    ['ja', ['えびアレルギーなんだ', 'わたしが食べられないものってなんだっけ'], /えび/u],
    ['ja', ['京都在住です', 'どこに住んでいるか覚えていますか'], /京都/u],
    ['ja', ['ホラーは苦手なんだよね', '私が苦手なジャンルは？'], /ホラー/u],
    ['ja', ['弟がいて、名前は翔太', '弟の名前は？'], /翔太/u],
    ['ja', ['うちの猫はミケっていうの'], /^(?!.*よろしく).*ミケ/u],
  ])('is told back (%s): %j', holds);
});

describe('a Japanese visitor who goes on about one thing', () => {
  it('hears no reply twice', async () => {
    const lines = ['配信始めた', '視聴者2人', 'うち一人は友達', '登録者増えない'];
    const replies = await Promise.all(
      lines.map((_, at) =>
        lastReply({ partner: 'static', language: 'ja', lines: lines.slice(0, at + 1) }),
      ),
    );
    expect(new Set(replies).size).toBe(lines.length);
  });
});

describe('a Japanese reference to what was offered', () => {
  it.each<TalkCase>([
    ['ja', ['おすすめある？', '最初のやつ詳しく'], /『[^』]+』/u],
    ['ja', ['秋のカード卓って何', '一番勝ったの誰'], /ソロバン/u],
  ])('is understood (%s): %j', holds);
});

describe('a Japanese question for a partner', () => {
  it.each<TalkCase>([
    ['ja', ['司書なのは誰'], /延滞さん/u],
    ['ja', ['歌がうまい子とかいない？'], /レミ/u],
  ])('names one (%s): %j', holds);
});

describe('one of a list in a Japanese talk', () => {
  it.each<TalkCase>([
    ['ja', ['レースのゲームって何がある？', 'その最初のやつ、何で遊べる？'], /Switch|PlayStation/u],
  ])('is no part of a title (%s): %j', holds);
});

describe('a Japanese choice of two', () => {
  it.each<TalkCase>([
    ['ja', ['コーヒーと紅茶、選ぶならどっち'], /コーヒー|紅茶/u],
    ['ja', ['海と山だったらどっち？'], /海|山/u],
  ])('is answered with one of them (%s): %j', holds);
});

describe('what happened to the visitor', () => {
  it.each<TalkCase>([
    ['ja', ['うちの金魚、今朝死んじゃった'], /つら|大変|聞く|横にいる|ここにいる|ゆっくり|整理/u],
    ['ja', ['部下が言うこと聞かないんだ'], /^(?!.*『)/u],
    ['ja', ['うん、電話してみる。約束する'], /^(?!.*『)/u],
  ])('is no question about a game (%s): %j', holds);
});

describe('what the visitor has said', () => {
  it.each<TalkCase>([
    ['ja', ['俺、将棋三段なんだ', 'ブリキの一手って何人？', '俺って何段だったっけ'], /三段/u],
    ['ja', ['延滞って何人？', '何冊返すんだっけ'], /^(?!.*言って).*七/u],
    ['ja', ['うちの金魚、今朝死んじゃった', '名前はぽん太'], /^(?!.*呼ぶ).*ぽん太/u],
    [
      'ja',
      ['うちの金魚、今朝死んじゃった', '名前はぽん太', 'うちの金魚なんて名前だったっけ'],
      /ぽん太/u,
    ],
    ['ja', ['うん、電話してみる。約束する', 'さっき何約束したか覚えてる？'], /電話/u],
    ['zh', ['我打电话给她。我保证', '我答应了什么还记得吗'], /电话/u],
  ])('is recalled only when it is asked for (%s): %j', holds);
});

describe('a Japanese talk about a game', () => {
  it.each<TalkCase>([
    [
      'ja',
      ['料理のゲームってどんなのがある？', '最初のやつは一人用？'],
      /^(?!.*はじめての夜).*人/u,
    ],
    ['ja', ['まったりしたやつない？', 'それ以外は？'], /『.+』.*(?:条件|当てはまる|。)/u],
    [
      'ja',
      ['提灯鹿ってどんな話？', '石の蓮は？', '鹿は何を照らすの？'],
      /^(?!.*石の蓮).*(?:提灯鹿|角|灯)/u,
    ],
    ['ja', ['九号食堂車と深海の宿ってどう？', '甘いのとしょっぱいのどっち好き？'], /^(?!.*『)/u],
    ['ja', ['ブリキの一手って将棋みたいなやつ？'], /^(?!.*三路の月).*ブリキの一手/u],
    ['ja', ['狼のいない夜って怖い？', '日本の総理大臣って誰'], /知らな|分からな/u],
    ['ja', ['トロッコ杯ってどう？', '友達とやってみるわ'], /^(?!.*『)/u],
    ['ja', ['坂道議会って面白い？', '何人まで対戦できる?'], /坂道議会.*1-8/u],
    ['ja', ['一番好きなのはレースなんだ', '弟いる？'], /^(?!.*(?:来たね|いらっしゃい|遊ぶ？))/u],
  ])('keeps to what was asked (%s): %j', holds);
});

describe('a Japanese question in a talk about a game', () => {
  it.each<TalkCase>([
    ['ja', ['鉄槌合唱団のこと教えて', '曲は全部で何曲？'], /六曲/u],
    ['ja', ['鉄槌合唱団のこと教えて', '一人で歌ったらどうなるの'], /歌わない/u],
    ['ja', ['鉄槌合唱団のこと教えて', '人数足りない時は？'], /譜持ちの童/u],
    ['ja', ['幻の時刻表やってみようかな', '主人公は何の仕事？'], /乗務員/u],
    ['ja', ['幻の時刻表やってみようかな', '駅名まちがえたらゲームオーバー？'], /終わらない/u],
    ['ja', ['提灯鹿について知りたい', '鹿は何をしてくれる？'], /提灯鹿/u],
    ['ja', ['屋根走りの速達便おもしろい？', '落ちたらどうなるの'], /屋根走りの速達便/u],
    ['ja', ['塩の誓いってどんな話？', '船は何隻ある？'], /^(?!.*闇の中の船)/u],
    ['ja', ['白い電波って怖い？', '放送は何時？'], /白い電波/u],
    ['ja', ['トロッコ杯って初心者でもできる？', 'コツ教えて'], /トロッコ杯/u],
    ['ja', ['あなたの物語ってある？', '「余った一分」って何分くらい？'], /2分/u],
    ['en', ['Tell me about Wok Thunder', 'Can I turn off the lightning?'], /lightning off/u],
    ['en', ['What is Ghost Timetable about?', "What is the main character's job?"], /attendant/u],
  ])('is answered from it (%s): %j', holds);
});

describe('a Japanese message without a game', () => {
  it.each<TalkCase>([
    ['ja', ['そっか、じゃあ今夜は肉まんにする'], /肉まん/u],
    ['ja', ['海行きたい'], /^(?!.*『)/u],
    ['ja', ['ちょっと傾いたけど'], /^(?!.*『)/u],
    ['ja', ['やめよっかな'], /^(?!.*『)/u],
    ['ja', ['さっきの試合また負けた'], /^(?!.*(?:知らない|分からない))/u],
    ['ja', ['給料は上がるけど忙しくなりそう'], /なりそうな|お金|計算|給料/u],
    ['ja', ['船長、相談がある'], /聞/u],
    ['ja', ['指痛い'], /つら|大変|聞く|横にいる|ここにいる|ゆっくり/u],
    ['ja', ['クジラ楽団って何？', 'ごほうびに遊べる短いゲームある？'], /『(?!クジラ)/u],
    ['ja', ['レースゲームで練習になる？', 'おすすめは？'], /レース/u],
  ])('stays with what was said (%s): %j', holds);
});
