import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../../content/content-schema';
import { sessionMinutes } from '../../knowledge/game-facts';
import { createUnitTest } from '../../understanding/focus';
import { withoutNames } from '../../understanding/normalize-text';
import { formatGenres, formatPlatforms } from '../../wording/format';
import type { ReplyContext, ReplyDraft, TemplateDraft } from '../reply-draft';
import { draftAboutGame } from '../game-drafts';
import { gameInQuestion } from './game-in-question';
import { draftFromArticle, draftPlaytime, type Patterns } from './playtime';
import { asksProtagonist, draftProtagonist } from './protagonist';
import { ABOUT_SITE } from '../preferences';
import { draftQuotes, searchSentences } from '../sentence-drafts';
import { admitUnknown } from '../unknown-drafts';

/** “Is it so?”, not “which one is so?” */
const ASKS_WHETHER: Patterns = {
  zh: /(?:吗|么|嘛|不|没)[?？。~～]*$|会不会|是不是|算不算|有多|(?<one>\p{Script=Han})不\k<one>|[?？]$/u,
  en: /(?:^|[.,;!?] *)(?:(?:so|and|but|ok|wait|hmm|well|also)[, ]+)*(?:is|isn't|was|will|would|how) /iu,
  ja: /(?:[?？]|か|の|かな|よね)$/u,
};
const ASKS_FOR_OTHERS: Patterns = {
  zh: /有(?:没有|什么|啥|哪|别)|哪|什么|啥|推荐|别的|其他|换|给我|找/u,
  en: /\b(?:any|anything|something|which|what|others?|recommend|another|looking|want|got|there)\b/iu,
  ja: /ある|おすすめ|オススメ|他に|ほか|どれ|どんな|やつ|のは|教えて|何|なに/u,
};
/** “Something to play with my kid” asks for a game. */
const REQUEST =
  /\b(?:something|anything|a game|recommend|suggest|looking for)\b|推荐|想找|找[个款]|おすすめ|探して/iu;
const DIFFICULTY: Patterns = {
  zh: /难(?![受过道得怪忘民])|容易|简单|复杂|硬核|手残|新手|上手/u,
  en: /\b(?:hard|difficult|easy|tough|complicated|challenging|beginners?|newcomers?)\b/iu,
  ja: /難し|むずかし|むずい|簡単|かんたん|やさし|複雑|初心者(?!(?:は|が|なら|だと)[^?？]{3})/u,
};
/** What difficulty is like, where no sentence names it: how one fails, and what helps. */
const FAILURE: Patterns = {
  zh: /失败|倒地|会死|输了|卡住|过不去|学费|重来|手忙脚乱|来不及|犯错|出错|宽容/u,
  en: /\b(?:fail\w*|dying|deaths?|mistakes?|stuck|forgiv\w+|start over|retry)\b/iu,
  ja: /失敗|倒れて|負けて|詰ま|やり直|授業料|慣れない|間に合わな|許して|まちがえ|間違え/u,
};
const PLAYTIME: Patterns = {
  zh: /(?:要|得|能)玩多(?:久|长)|玩(?:一遍|一次|下来)(?:要|得)?多(?:久|长)|(?:打完|玩完|通关|打通|一局|一盘|一把).{0,6}(?:多久|多长|几个?小时|多少(?:个)?小时|几分钟|多少分钟)|(?:多久|多长时间|几个?小时|多少(?:个)?小时)(?:能|才|可以|会)?(?:打完|玩完|通关|打通|打穿)|流程(?:长|多长|有多)|游戏时长/u,
  en: /\bhow (?:long|many hours)\b.{0,24}\b(?:beat|finish|complete|round|match|session|is (?:it|this|the game)|does (?:it|one|a game) (?:take|last|go))\b|\bplay ?time\b/iu,
  ja: /(?:クリア|終わる|一回|一局|一戦|一プレイ).{0,8}(?:どのくらい|どれくらい|どのぐらい|何時間|何分)|(?:どのくらい|どれくらい|どのぐらい|何時間|何分).{0,6}(?:で終わ|でクリア|遊べ|かか)|プレイ時間/u,
};
/** “How long is a race?”: of what one plays in a row. */
const ROUND: Patterns = {
  zh: /[一每](?:场|圈|关|轮|首|回合|届|集).{0,4}(?:多久|多长|几分钟|多少分钟)/u,
  en: /\bhow long\b.{0,12}\b(?:a|one|each|every) (?:race|game|bout|song|frame|level|turn|season|run)\b/iu,
  ja: /(?:一|1|ひと)(?:レース|試合|曲|周|面|ターン).{0,6}(?:どのくらい|どれくらい|どのぐらい|何分)/u,
};
const PRICE: Patterns = {
  zh: /多少钱|几块钱|几个钱|多少块|价格|售价|贵(?:不贵|吗)|免费|要钱|收费|便宜/u,
  en: /\b(?:how much (?:is|does|do|for)|price|cost|expensive|cheap|free(?: to play)?)\b/iu,
  ja: /いくら|値段|価格|無料|タダ|ただで|有料|高い[?？]/u,
};
const ADDRESSES_PARTNER = /[你您]|\byou\b|きみ|君|あなた/iu;
const AUDIENCE: Patterns = {
  zh: /几岁(?=以上|[能可才起玩]|的)|适合几岁|多大(?:年纪|的孩子)|小孩|孩子|小朋友|儿童|(?:适合|能|可以).{0,3}(?:跟|和|给|让|陪)?(?:我)?(?:爸|妈|奶奶|爷爷|外婆|老人|长辈|新手|没玩过|手残|手慢)/u,
  en: /\b(?:what age|age rating|my kids?|children|(?:for|with) (?:a |the )?kids?|(?:for|with) (?:my |a |an |the )?(?:mum|mom|dad|grand\w+|nan|parents|elderly|beginners?|newbies?|total beginner))\b/iu,
  ja: /何歳(?=から|以上|向け|でも|なら|になれば)|対象年齢|子ども|子供|こども|小学生|(?:母|父|親|おばあ|おじい|祖母|祖父|お年寄り|初心者).{0,6}(?:大丈夫|できる|遊べる|楽しめる)/u,
};
/** Sentences about whom a game suits, and how it helps those who find it hard. */
const FOR_ANYONE: Patterns = {
  zh: /几岁|小孩|孩子|小朋友|儿童|头一回|第一次玩|新手|初学|手慢|手残|看不清|听不清|听力弱|看不见|不会玩|老人家?|长辈/u,
  en: /\b(?:kids?|child(?:ren)?|beginners?|newcomers?|first[- ]tim\w+|slow (?:hands|friends?)|can['’]t (?:make out|see|hear)|too small to see|one-finger|hard of hearing|if you are new|elderly|grand(?:pa|ma)\w*)\b/iu,
  ja: /何歳|子ども|子供|こども|小学生|初めて|はじめて|初心者|慣れない|お年寄り|手が遅|見えにく|聞こえにく|見分け/u,
};
/** “Is it in English?” */
const GAME_LANGUAGE: Patterns = {
  zh: /(?:有|支持|是).{0,2}(?:中文|英文|日文|汉化|国语)|什么语言|中文(?:版|吗)/u,
  en: /\b(?:in|support|have|has) (?:english|chinese|japanese)\b|\b(?:which|what) languages?\b/iu,
  ja: /(?:日本語|英語|中国語)(?:版|対応|で(?:き|遊べ)|は?ある)|何語/u,
};
/** The visitors themselves are counted. */
const COUNTS_US: Patterns = {
  zh: /(?:我们|咱们?|我这(?:边|里)?)(?:就|只有|一共|只|有|才)?.{0,3}(?:个人|俩|仨)|[俩仨]人?(?:能|可以|一起)?玩|(?:和|跟|与|带).{1,5}一起玩/u,
  en: /\b(?:there(?:'s| are| is)|we(?:'re| are)|we(?:'ve)? (?:only )?(?:have|got)|just|only) (?:just |only )?(?:\w+ )?(?:of us|people|players)\b|\bwith (?:my|a) \w+\?*$/iu,
  ja: /(?:うちら?|私たち|こっち|僕ら)?.{0,2}(?:人|ふたり|ひとり)(?:しか|だけ|で(?:も)?(?:大丈夫|でき|遊べ|いける))/u,
};
/** The summary of a game tells where it is set. */
const SETTING: Patterns = {
  zh: /(?:发生|背景|设定)在?(?:哪|什么地方)|世界观/u,
  en: /\bwhere (?:is|does) (?:it|this|the game) (?:set|take place)\b|\bwhat(?:'s| is) the setting\b/iu,
  ja: /舞台(?:は|って|が|[?？])|(?:どこ|何|なに)が舞台|世界観|どこの(?:話|お話|国の話)/u,
};
const ENDING: Patterns = {
  zh: /结局/u,
  en: /\bendings?\b/iu,
  ja: /エンディング|結末/u,
};
/** “Is it sad?”, of which genres tell nothing. */
const ASKS_TONE: Patterns = {
  zh: /^(?:它|这个|那个|这游戏)?(?:好|很|太)?\p{Script=Han}{2}(?:吗|么)[?？]*$/u,
  en: /^(?:is|isn't|was) (?:it|this|that|the game)? *(?:really |very |too |quite )?[a-z-]+\?*$/iu,
  ja: /^(?:それ(?:は|って)?)?\p{Script=Han}{1,2}\p{Script=Hiragana}{0,2}い(?:の|です|んです)?か?な?[?？]$/u,
};
/** Devices that no game of the library names. */
const OTHER_PLATFORM =
  /\b(?:mac(?:os|book)?|linux|chromebook|vr|quest ?[23]|wii|3ds|vita|web browser|browser)\b|苹果电脑|网页|浏览器|ブラウザ/iu;
/** A longer message asks for more than a property. */
const MAX_TERMS = 1;
/** After the word for the property: “scary for a child?” */
const MAX_REST: Record<Language, number> = { zh: 3, en: 18, ja: 6 };

/** Genres that the end of the question names: “scary?” */
function requestedGenres(text: string, { texts, language }: ReplyContext): string[] {
  const lower = text.toLowerCase();
  const mood = texts.moods.find(({ genres, words }) =>
    words[language].some((word) => {
      const at = lower.lastIndexOf(word);
      return genres.length > 0 && at >= 0 && lower.length - at - word.length <= MAX_REST[language];
    }),
  );
  return mood?.genres ?? [];
}

/** Whether the game is scary, relaxing and the like, by its genres. */
function draftMood(game: GameFile, unnamed: string, context: ReplyContext): TemplateDraft[] {
  const { language, question } = context;
  const genres = requestedGenres(unnamed, context);
  const asksTone = question.intents.length === 0 && ASKS_TONE[language].test(unnamed.trim());
  if (genres.length === 0 && !asksTone) return [];
  const isSo = genres.some((genre) => game.genres.includes(genre));
  const key = genres.length === 0 ? 'genre' : isSo ? 'genreYes' : 'genreNo';
  const values = { title: game.title[language], genres: formatGenres(game, language) };
  const text = game.summary[language];
  const isRepeated = context.previousReplies.some((reply) => reply.includes(text));
  return [
    { key, values, ...(!isRepeated && { followUp: { key: 'more', values: { ...values, text } } }) },
  ];
}

/** How long a race or a song is: its sentences, or the length of a round. */
function draftRound(game: GameFile, context: ReplyContext): ReplyDraft[] {
  const { language, question } = context;
  const hasUnit = createUnitTest(question.focus, language);
  const lengths = searchSentences(context, { kind: 'game', game }).filter(
    ({ matched, sentence }) => matched > 0 && hasUnit(sentence.text),
  );
  if (lengths.length > 0) return draftQuotes(lengths, context);
  return sessionMinutes(game) === undefined ? [] : draftPlaytime(game, context);
}

/** Answers whether a game is scary, hard, long or free from its facts; says so when they do not tell. */
export function draftProperty(context: ReplyContext): ReplyDraft[] {
  const { question, language, request } = context;
  const { text, terms } = question;
  const game = gameInQuestion(context);
  if (game === undefined || question.language !== language || ABOUT_SITE.test(text)) return [];
  const names = question.mentions.map((mention) => mention.text);
  const unnamed = withoutNames(text, names);
  if (PLAYTIME[language].test(unnamed)) return draftPlaytime(game, context);
  const round = ROUND[language].test(unnamed) ? draftRound(game, context) : [];
  if (round.length > 0) return round;
  if (asksProtagonist(unnamed, language)) return draftProtagonist(game, context);
  const isOfGame = !ADDRESSES_PARTNER.test(unnamed);
  if (terms.length <= MAX_TERMS + 1) {
    if (SETTING[language].test(unnamed)) return draftAboutGame('what', game, context);
    if (ENDING[language].test(unnamed)) return draftFromArticle(game, ENDING, context);
    if (isOfGame && GAME_LANGUAGE[language].test(unnamed))
      return draftFromArticle(game, GAME_LANGUAGE, context);
    if (isOfGame && AUDIENCE[language].test(unnamed) && !REQUEST.test(unnamed))
      return draftFromArticle(game, FOR_ANYONE, context);
  }
  if (ASKS_FOR_OTHERS[language].test(unnamed) || request.isContinued) return [];
  const countsUs = request.constraints.players !== undefined && COUNTS_US[language].test(unnamed);
  if (countsUs && isOfGame && terms.length <= MAX_TERMS + 1)
    return draftAboutGame('players', game, context);
  const title = game.title[language];
  const device = OTHER_PLATFORM.exec(unnamed)?.[0];
  if (device !== undefined) {
    const platforms = formatPlatforms(game, language);
    return [{ key: 'platformNo', values: { title, platform: device, platforms } }];
  }
  const isBare = terms.length <= MAX_TERMS;
  // “How long is a race?” asks for no genre.
  const asksFact = question.focus !== undefined && question.focus.kind !== 'manner';
  if (isBare && isOfGame && PRICE[language].test(unnamed))
    return admitUnknown(context, { kind: 'game', game });
  if (!ASKS_WHETHER[language].test(unnamed)) return [];
  if (isBare && DIFFICULTY[language].test(unnamed))
    return draftFromArticle(game, DIFFICULTY, context, FAILURE);
  // “Versus?” is a genre and a number of players.
  const asksPlayers = question.intents.some(({ intent }) => intent === 'players');
  if (asksPlayers || asksFact || (!isBare && question.mentions.length > 0)) return [];
  return draftMood(game, unnamed, context);
}
