import { createTalkSuite, type TalkCase } from '../../testing/talk-suite';

const { lastReply } = createTalkSuite();

describe('a question about what the site offers', () => {
  it.each<TalkCase>([
    ['zh', ['我人在法国，当地号码能注册吗'], /\+86/u],
    ['en', ['could I register with my Spanish phone number'], /\+86/u],
    ['zh', ['头像想换一个，怎么弄'], /昵称和头像/u],
    ['en', ['where do I change my profile photo'], /drawn figures/u],
    ['zh', ['咱们能开语音聊吗'], /只用文字/u],
    ['en', ['could we do a voice call sometime'], /in writing only/u],
    ['zh', ['我们的聊天能下载下来吗'], /privacy@/u],
    ['en', ['is there a way to export this chat'], /no export button/u],
    ['zh', ['我手机号换了怎么办'], /换绑/u],
    ['en', ['I changed my number, can the account move along'], /another number/u],
    ['zh', ['别人帮忙低价代充能信吗'], /不要相信/u],
    ['en', ['will this app run on my mac'], /on a Mac too/u],
    ['ja', ['別の相棒に話したことも知ってるの？'], /相棒ごとに別々/u],
    ['ja', ['ページが真っ白で何も出ないんだけど'], /再読み込み/u],
    ['ja', ['サブスクもうやめたいんだけどどこ押せばいい'], /自動更新/u],
    ['ja', ['認証の数字が何分待っても来ないよ'], /カウントダウン/u],
    ['ja', ['友だちともここでしゃべれる？'], /AIの相棒だけ/u],
    // Several ways to ask for a section resemble it a little.
    ['en', ['this verification text is taking ages to turn up'], /Get code/u],
    ['en', ['is my ten year old allowed on this website'], /guardian/u],
    ['en', ['nuke my profile please'], /delete your account/u],
    ['en', ['do you hand stuff to the cops'], /Unless the law/u],
    ['en', ['will the other bots know my secrets'], /kept apart/u],
    ['en', ['i was debited twice'], /Double or wrong charges/u],
  ])('is answered by its section of help (%s): %j', async (language, lines, said) =>
    expect(await lastReply({ partner: 'remi', language, lines })).toMatch(said),
  );
});

describe('a question that continues help', () => {
  it.each<TalkCase>([
    ['en', ['how do i delete my account', 'is it instant'], /takes effect at once/u],
    ['en', ['how do i delete my account', 'can i get it back later'], /gone for good/u],
    ['en', ['how do i delete my account', 'what about my beans'], /Beans are gone/u],
    ['en', ['how much is the membership', 'and for a year'], /168(?!.*48)/u],
    ['zh', ['你们这个会员多少钱', '年费呢'], /168(?!.*48)/u],
    ['ja', ['会員っていくら？', '年払いだと？'], /168(?!.*48)/u],
    ['ja', ['アカウント消したいんだけど', 'それって何日かかるの'], /すぐに効力/u],
    ['zh', ['你们这个会员多少钱', '怎么退'], /退款/u],
  ])('is answered by what it continues (%s): %j', async (language, lines, said) =>
    expect(await lastReply({ partner: 'uncle-slow', language, lines })).toMatch(said),
  );

  it('forgets nothing when it asks what would be deleted', async () => {
    const lines = ['我叫小明', '怎么注销账号', '会删掉什么', '我叫什么'];
    expect(await lastReply({ partner: 'nap', language: 'zh', lines })).toMatch(/小明/u);
  });
});
