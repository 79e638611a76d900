import { createTalkSuite, type TalkCase } from './testing/talk-suite';

const { repliesOf, lastReply, gamesIn } = createTalkSuite();

it.each<TalkCase>([
  ['zh', ['最近新出了什么'], /《.+》.*\d{4}年/u],
  ['zh', ['有什么新游戏'], /《.+》.*\d{4}年/u],
  ['en', ['any new releases?'], /\d{4}/u],
  ['ja', ['新しいのから教えて'], /\d{4}年/u],
  ['zh', ['一局最短的是哪款'], /《下坡议会》/u],
  ['zh', ['推荐一个', '太长了，最短的是哪个'], /《下坡议会》/u],
  ['en', ["what's the shortest game you have?"], /Downhill Parliament/u],
  ['en', ['what is the longest game you have', 'and the shortest?'], /Downhill Parliament/u],
  ['ja', ['一番短いゲームはどれ'], /『坂道議会』/u],
  ['ja', ['一番長いゲームはどれ', '逆に短いのは'], /『坂道議会』/u],
  ['zh', ['评分最高的是哪款'], /排行|评分/u],
  ['zh', ['最近大家都在玩什么'], /排行|评分/u],
  ['en', ["what's popular right now"], /chart|rating/u],
  ['ja', ['今人気なのは？'], /ランキング/u],
  ['en', ['what is the newest racing game?'], /\d{4}/u],
])('%s, %j asks for the first of a ranking', repliesOf('lu-san'));

it.each<TalkCase>([
  ['zh', ['潮汐匠人好玩吗', '有没有动作类的'], /动作/u],
  ['en', ['tell me about Tidewright', 'is there a racing game'], /\(.*Racing/u],
  ['en', ['tell me about Tidewright', 'got any card games?'], /\(.*Card/u],
  ['ja', ['潮の匠ってどんなゲーム？', 'レースゲームってある？'], /レース/u],
  ['zh', ['有没有恐怖类的'], /恐怖/u],
])('%s, %j asks for another game, whatever the talk is about', repliesOf('fern'));

it.each<TalkCase>([
  ['zh', ['有没有跟做饭有关的'], /雷火颠勺|九号餐车|外婆的批注/u],
  ['zh', ['有做菜的游戏吗'], /雷火颠勺|九号餐车|外婆的批注/u],
  ['en', ['is there a cooking game?'], /Wok Thunder|Carriage Nine|Margins/u],
  ['ja', ['料理のゲームある？'], /雷鳴中華鍋|九号食堂車|書き込み/u],
])('%s, %j asks for a game about something', repliesOf('nap'));

it.each<TalkCase>([
  ['en', ['give me three games'], /^(?!.*don[’']t know).*would fit as well|same holds/u],
  ['zh', ['给我三个游戏'], /另外|还有/u],
  ['ja', ['三つ挙げて'], /ほかに|条件/u],
  ['en', ['tell me about Tidewright', 'pick one for me, I can’t decide'], /^(?!.*Tidewright).*\(/u],
  ['zh', ['选择困难，你帮我定一个'], /《.+》/u],
  ['zh', ['前年的里面挑一款给我'], /《.+》/u],
  ['zh', ['我妹爱打牌，替她选个吧'], /《.+》/u],
  ['zh', ['手机上三个兄弟能一起开黑的'], /《.+》/u],
])('%s, %j leaves the choice to the partner', repliesOf('fern'));

it.each<TalkCase>([
  ['en', ["my friends are coming over, we're six"], /6 players|-[6-9] players|10 players|-20/u],
  ['zh', ['朋友要来，我们六个'], /[6-9]人|10人|20人/u],
  ['ja', ['友達が遊びに来る、6人'], /[6-9]人|10人|20人/u],
  ['en', ['recommend something', 'no violence please'], /\(/u],
  ['en', ['racing but nothing with guns'], /^(?!.*Shooter).*Racing/u],
  ['ja', ['五歳の子でも遊べるの'], /^(?!.*(?:ホラー|シューティング)).*『/u],
  ['ja', ['通勤中に一人で、スマホのカードゲームやりたい。ひとつ選んで'], /カード/u],
  ['en', ["train ride home, just me and my phone. what'll keep me busy"], /\(.*one player|1-\d/u],
  ['zh', ['小时候爱下象棋，差不多路子的来个'], /策略/u],
])('%s, %j states who plays', repliesOf('lu-san'));

it.each<TalkCase>([
  ['en', ["what's the latest iphone"], /^(?!.*\d{4})/u],
  ['zh', ['明日方舟新出的那个干员强吗'], /^(?!.*\d{4})/u],
  ['ja', ['最新のiPhoneどれ'], /^(?!.*\d{4}年)/u],
  ['ja', ['ポケモンの最新作って何？'], /^(?!.*\d{4}年)/u],
])('%s, %j asks for the latest of something else', repliesOf('nap'));

it('no violence rules out shooters and horror', async () => {
  const lines = ['recommend a game for three', 'no violence please'];
  const games = gamesIn(await lastReply({ partner: 'lu-san', language: 'en', lines }), 'en');
  expect(games.length).toBeGreaterThan(0);
  expect(games.flatMap(({ genres }) => genres)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/shooter|horror/u)]),
  );
});

it('the reason for a recommendation is no other game', async () => {
  const visit = { partner: 'fern', language: 'zh' as const };
  const first = gamesIn(await lastReply({ ...visit, lines: ['推荐一个'] }), 'zh');
  const reply = await lastReply({ ...visit, lines: ['推荐一个', '为什么推荐这个'] });
  expect(gamesIn(reply, 'zh').every((game) => first.includes(game))).toBe(true);
});

it.each<[string, RegExp]>([
  ['what came out this year', /Twelve Festivals|Night Stall|Grand Snail|Obsidian|Granite/u],
  ['show me stuff from last year', /Margins|Salt Oath|Sandgear|Bonsai|Masks|Lying Map/u],
  ['what would you suggest for five on five', /Trilane Moon|Hammer Choir/u],
  ['anything with ships', /Paper Armada|Salt Oath|Tidewright/u],
  ['one with dragons please', /Landlord Dragon/u],
  ['a cooking game maybe?', /Margins|Wok Thunder|Dining Car|Spice Tempo/u],
  ['I want to be scared tonight, any ideas for the ps5', /Horror/u],
  ['I liked Slow Orbit, what should I try after it', /Simulation|Sandbox/u],
  ['how many games have you got all together', /\b64\b/u],
])('reads an English request without the usual words: %s', async (line, said) => {
  expect(await lastReply({ partner: 'lotl', language: 'en', lines: [line] })).toMatch(said);
});

it('rules out what bores a visitor', async () => {
  const lines = ['oh and racing games bore me to death', 'pick me something to play then'];
  expect(await lastReply({ partner: 'goat-meht', language: 'en', lines })).not.toMatch(/Racing/u);
});

it.each<TalkCase>([
  ['zh', ['秋天那四十晚打牌，到头来谁赢得多'], /贝算姐/u],
  ['en', ['who cleaned up most at the autumn card table'], /Aunt Ledger/u],
  ['ja', ['秋のカード卓のトップは誰だった'], /ソロバン姐さん/u],
  ['zh', ['送货杯全跑完给发点啥'], /金邮戳/u],
  ['ja', ['配達カップって走りきったら何くれんの'], /金の消印/u],
])('%s, %j asks how an event ended or what it gives', repliesOf('fern'));

it.each<TalkCase>([
  ['zh', ['第十二案里，我的身份是啥'], /助手/u],
  ['en', ['in that One Step Back story, who exactly am I supposed to be'], /button/u],
  ['ja', ['「十二件目」で自分はどういう立場？'], /助手/u],
  ['en', ['how many ways can the umbrella detective story end'], /6 endings/u],
])('%s, %j asks for a fact of a story', repliesOf('fern'));

it.each<TalkCase>([
  ['zh', ['ps上一个人窝着慢慢练级的角色扮演，有推荐没'], /角色扮演.*PlayStation/u],
  ['en', ['a slow role-playing game for playstation, just for me'], /Role-playing.*PlayStation/u],
  ['ja', ['PlayStationでのんびり遊べるロールプレイング、ひとり用で'], /RPG.*PlayStation/u],
])('%s, %j names a genre, which counts more than a mood', repliesOf('lu-san'));

it.each<TalkCase>([
  ['zh', ['推荐个电脑上的，解谜做到吐了'], /^(?!.*解谜).*《.+》/u],
  ['zh', ['就我和我的电脑，不要枪不要鬼，推荐一个'], /^(?!.*(?:射击|恐怖)).*《.+》/u],
  ['en', ['recommend a racer for my ps but leave the shooting out'], /^(?!.*Shooter).*Racing/u],
  ['en', ['sick of puzzles. recommend one for my phone'], /^(?!.*Puzzle).*\(/u],
  ['ja', ['スマホのゲームおすすめして、パズルに分類されないもの'], /^(?!.*パズル).*『/u],
  ['ja', ['レースは酔うからなしで、Switchのおすすめは？'], /^(?!.*レース).*『/u],
])('%s, %j rules a genre out', repliesOf('fern'));

it.each<TalkCase>([
  ['zh', ['工地宿舍八条汉子，推荐个能一起玩的'], /1?-(?:8|9|1\d|20)人|(?:8|10|16|20)人/u],
  ['en', ['recommend something for sixteen lads'], /(?:16|20) players/u],
])('%s, %j names a group', repliesOf('fern'));
