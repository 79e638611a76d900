import type { Language } from '@huoban/contracts';

const words = (text: string): Set<string> => new Set(text.split(/\s+/u).filter(Boolean));

/** Words that carry no content in a question. */
export const STOP_WORDS: Record<Language, Set<string>> = {
  zh: words(`
    怎么样 怎么办 怎么 怎样 咋 咋样 什么样 什么 为什么 为啥 啥 多少 哪里 哪儿 哪些 哪个 哪 哪种 哪位 谁 如何 应该 该 可以 能 能够 会 要 要不要
    是不是 有没有 请问 请 告诉 告诉我 知道 介绍 一下 时候 的话 游戏 玩 玩家 里面 里 里头 的 地 得 了 着 过 吗 呢 吧 啊 呀 嘛 么 哦 噢 呗 啦
    是 有 在 我们 我 你们 你 您 他们 它们 他 她 它 这个 那个 这 那 这里 那里 这儿 那儿 一个 个 和 跟 与 对 把 被 让 给 到 从 就 都 也 还 很
    最 更 又 再 不 没 没有 说 讲 讲讲 说说 聊聊 想 一 几 位 名 条 只 种 些 次 款 比较 好 较 其中 之 以 为 而 但 但是 所以 如果 那么 呢 到底 究竟
    其实 真的 大概 大约 具体 一般 通常 需要 必须 做 干 用 有用 作用 用处 用途 算 叫 叫做 名字 东西 事 事情 点 一点 有点 一些 吗 两 之间 关于 以及
    或者 还是 上 下 中 内 时 后 前 之后 之前 然后 最后 怎 何 啥样 多 少 来 去 出 起来 出来 觉得 认为 请教 想问 问 问问 问题 听说 好像 吧 嗯 那
    本 部 家 份 项 件 张 句 样 这样 那样 这么 那么 可 所 于 向 比 等 啥时候 什么时候 会不会 能不能 可不可以 属于 多长 刚才 刚刚 你有 我有 是否 特点 特征 特色 弄 整 搞 谁会 有谁 办 有没 会不 那条 这条 那种 才 才能 时间 地方 情况 多长 多久
  `),
  en: words(`
    what which who whom whose where when why how is are was were be been being am do does did done doing can could should shall would will may might must have has had having
    the a an of in on at to for with from by about into onto and or but if it its this that these those there here i im ive id me my we us our you your yours he him his she her hers
    they them their theirs game games play playing player players any some much many tell know please advice happens happen happening need want get gets got getting so too very just now then
    first something anything someone anyone up out off down over s t m re ll ve d isnt arent dont doesnt didnt cant wont not no yes ok okay well really actually exactly also else
    ever still even again as than like kind sort thing things way make makes made use used using one ones good best better bit lot thanks hi hello hey explain describe
    give me show say says said think called name whats whos wheres hows lets let does between during while after before because
    mean means meaning many more most such only both each every other another through go goes going take takes find come comes came special feature features characteristic whats thats theres stuck anyone im youre
  `),
  ja: words(`
    どう どうすれば どうしたら どうなる どうする どうやって どんな どこ どれ どの どっち どちら なぜ なに なん 何 誰 だれ いくつ いつ ゲーム 教え 教えて ください
    について できる できます です ます ました でし だっ した し して する すれ い いる い ある あり あれ この その あの これ それ もの こと とき 時 場合 人 方 的
    という って とは から まで より だけ たら れば は が を に で と の も か へ や よ ね な だ ん て た ない なく なら ば さん くん ちゃん 私 僕 俺 あなた きみ 君
    遊ぶ 遊べる 遊び 遊 出 出る 出て くる 来る 知っ 知り 知 言 言う 言っ 思 思い 思う いい よい 良い 良 そう もう また まだ とても 少し ちょっと
    何人 何年 何個 何本 何回 何枚 何歳 何分 何時間 何日 本当 ほんと 名前 はず ところ 所 中 前 後 上 下 内 場所 理由 意味 効果 必要 方法 使 使う 使い 使っ 使え 何か 誰か 教 お ご
    です か どのくらい どれくらい どのぐらい それぞれ ほか 他 うち みたい よう 様 せる れる られ られる さ くれる もらう しまう おく いく 行く ほしい 欲しい たい つ 一 二 ひとつ けど だけ かも って まで ので のに でも とか ほう ほど など ため まま やっ やる やつ やり みる みて あと また もし なる なっ なり れる くれ もら でき きて しま しまっ ちゃ ちゃっ ちゃう じゃ じゃあ れば あげ すれ わか わかる っけ かな よね だよ だし だね だろ でしょ でしょう ましょ ませ ません ほんとに とこ やら さえ しか こそ ずつ なお さて ぜんぜん 全然 すると そして めっちゃ すごく あんま なきゃ たく たら なら だって なの んだ んです のか どうした どうして どういう いつも さっき やば まし いけ いける もん くらい ぐらい どう どうも どうか ですが ますが ねえ うん ああ へえ はい なあ
    大丈夫 平気 てい てる って っていう やつら ちゃん 何て やつ ですっけ いける だけど んだけど けれど 知りたい 教えろ 全部 くださいませ くだ さい くだっ すか んで したら かしら かい なんで どうして そっち そちら っけ
  `),
};
