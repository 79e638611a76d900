import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../../content/content-schema';
import { gameOfSubject, type Subject, isOfGame } from '../../knowledge/knowledge-base';
import type { SentenceMatch } from '../../knowledge/sentence-index';
import { splitSentences } from '../../../../content/split-sentences';
import { foldText } from '../../understanding/fold-text';
import { isAddressedToPartner } from '../../understanding/message/addressed';
import { containsTerm } from '../../understanding/terms';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { searchSentences } from '../sentence-drafts';
import { MIN_SIMILARITY } from '../subject-replies';
import { admitUnknown } from '../unknown-drafts';

interface Particular {
  asks: Record<Language, RegExp>;
  /** What a sentence that tells it contains. */
  tells: Record<Language, RegExp>;
}

const NUMERAL = {
  zh: '[0-9〇零一二三四五六七八九十百千万两半]',
  ja: '[0-9〇零一二三四五六七八九十百千万半]',
  en: '\\b(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|single|both|half)\\b',
};

/** Particulars of characters and places, which articles tell for few of them. */
const PARTICULARS: Particular[] = [
  {
    asks: {
      zh: /(?<!适合|玩家|孩子)(?:几岁|多大(?:年纪|岁数|了)|年龄)(?!以上|[能可才起玩])/u,
      en: /\bhow old (?:is|are|was|were) (?!(?:it|this|that|the game|you|u)\b)|\bwhat age (?:is|are) (?!(?:it|this|you)\b)/iu,
      ja: /何歳(?!から|以上|向け)|年齢(?!層|制限)|(?:人|子|彼女?|そいつ|さん)(?:って|は)?いくつ(?!の|も)/u,
    },
    tells: {
      zh: new RegExp(`${NUMERAL.zh}岁`, 'u'),
      en: /\byears? old\b|\baged\b|-year-old|\bage of\b|\bborn\b/iu,
      ja: new RegExp(`${NUMERAL.ja}(?:歳|才)|生まれ`, 'u'),
    },
  },
  {
    asks: {
      zh: /叫(?:什么|啥)(?:名字?)?(?:[来呢呀啊]|来着)?[?？。~]*$|(?:什么|啥)名字/u,
      en: /\bwhat(?:'s| is| was) .{1,40}(?:'s|\bs) name\b|\bwhat(?:'s| is| are| was) .{1,40}\bcalled\b|\bname of the\b/iu,
      ja: /名前(?:は|って|も|を?教)|(?:なんて|何て|何と|なんと)(?:いう|言う|呼)/u,
    },
    tells: {
      zh: /叫|名|“/u,
      en: /\b(?:called|named?|names)\b|\p{L}, [A-Z]|[“]/u,
      ja: /という|呼|名|「/u,
    },
  },
  {
    asks: {
      zh: /哪国人?|哪个国家|哪里人|哪个城市|(?:总部|公司|工作室)在哪/u,
      en: /\b(?:what|which) (?:country|city|nationality)\b|\bwhere .{1,30}\b(?:based|located|come from)\b|\bwhere (?:is|are|was) .{1,30}\bfrom\b/iu,
      ja: /どこの(?:国|会社|出身)|(?:何|どの)国|国籍|どこ出身|(?:会社|スタジオ)は?どこ(?:にある)?/u,
    },
    tells: {
      zh: /国|城|市|位于/u,
      en: /\b(?:country|city|town|based|located|from)\b/iu,
      ja: /国|街|町|都|市|出身/u,
    },
  },
  {
    asks: {
      zh: /(?:发生|设定|背景).{0,4}(?:哪(?:一)?年|什么(?:年代|时候|朝代)|哪个(?:年代|朝代|世纪))/u,
      en: /\b(?:what|which) (?:year|century|era|decade)\b.{0,24}\b(?:set|take place|happen)\b|\bwhen (?:is|does|was) (?:it|the game|this|that)\b.{0,12}\b(?:set|take place|happen)\b/iu,
      ja: /(?:いつの|何|どの)時代|(?:舞台|設定)(?:は|って).{0,4}(?:いつ|何年)/u,
    },
    tells: {
      zh: /年代|世纪|朝|古代|未来/u,
      en: /\b(?:century|era|decade|ancient|future)\b/iu,
      ja: /年代|世紀|時代|未来|昔/u,
    },
  },
];

/** What is counted: 岛 of 多少个岛, “track” of “how many tracks”. */
const COUNTED = {
  zh: /(?:几|多少)(?<unit>个|座|条|种|张|只|位|匹|颗|章|关|首|间|层|把|辆|艘|款|名)(?<noun>(?![人吗呢啊呀哦嘛吧]|小时|钟头|月|星期|玩)\p{Script=Han}{1,2}?)(?=[吗呢啊呀?？。~]|$)/u,
  en: /\bhow many (?!(?:players?|people|of us|hours?|minutes?|games?|can|do|are|is)\b)(?<noun>[a-z]{3,}?)(?:e?s)?(?= (?:are|is|do|does|did|can|will|were|in|have|has|exist)\b|\?*$)/iu,
  ja: /(?<noun>[\p{Script=Han}ァ-ヶー]{1,6})(?:は|って|が|も)?(?:全部で|ぜんぶで)?(?:何|なん)(?<unit>体|個|枚|本|匹|頭|種類|面|階|章|軒|台|曲|隻|羽|冊|通)(?=[?？。あでなかいく]|$)/u,
};
/** Of one thing a text usually speaks without counting. */
const COUNT = {
  zh: '[0-9二三四五六七八九十百千万两]个?.{0,2}',
  en: `(?:${NUMERAL.en}|\\b(?:once|twice)\\b)`,
};

/** Words of the question that name what is asked, not what it is asked of. */
const REQUESTED =
  /岁|歳|いくつ|年|名|叫|国|哪|多少|几|故事|发生|背景|设定|時代|舞台|^(?:age|old|name|call|called|set|setting|year|countr\w*|where|base|based|locat\w*|place|take|happen)$/u;

/** “What was the first one called?” asks for what the talk named. */
const OF_TALK =
  /第[一二三]|刚才|前面|最后一个|[一二三]つ目|最初の|最後の|さっき|\b(?:first|second|third|last|other) (?:one|game|two)\b|again\?*$/iu;

const MAX_FOUND = 12;
/** Share of the words of a question that a sentence has which says what something is called. */
const MIN_NAMING_COVERAGE = 0.8;

/** The game or the character of the question, or else of the talk. */
function subjectOf({ question }: ReplyContext): Subject | undefined {
  const named = question.mentions.filter(({ by }) => by !== 'part');
  const subject = named[0]?.subject ?? question.mentions[0]?.subject ?? question.topic;
  return isOfGame(subject) ? subject : undefined;
}

/** What tells the particular that the question asks for; undefined when it asks for none. */
function readParticular(text: string, language: Language): RegExp | undefined {
  const { noun, unit = '个' } = COUNTED[language].exec(text)?.groups ?? {};
  // 三十首 counts songs without naming them; 三个 may count anything.
  const counted = unit === '个' ? '' : `|${COUNT.zh}${unit}`;
  if (noun !== undefined && language === 'zh')
    return new RegExp(`${COUNT.zh}${noun}|一个?${noun}${counted}`, 'u');
  if (noun !== undefined && language === 'ja')
    return new RegExp(
      `${NUMERAL.ja}${unit}|${noun}.{0,10}${NUMERAL.ja}|${NUMERAL.ja}.{0,4}${noun}`,
      'u',
    );
  if (noun !== undefined)
    return new RegExp(
      `${COUNT.en}[^.]{0,30}\\b${noun}|\\b${noun}[^.]{0,30}\\b(?:once|twice)\\b`,
      'iu',
    );
  return PARTICULARS.find(({ asks }) => asks[language].test(text))?.tells[language];
}

const PAIRS = /(?=(?<pair>\p{Script=Han}{2}))|(?<word>[a-z]{4,})/giu;

/** Whether an entity of the game has a word of the question in its name. */
const namesEntity = (game: GameFile, { base, question, language }: ReplyContext): boolean =>
  base
    .entitiesOf(game)
    .flatMap(({ name }) => [...name[language].matchAll(PAIRS)])
    .some(({ groups = {} }) =>
      question.text.toLowerCase().includes((groups.pair ?? groups.word ?? ' ').toLowerCase()),
    );

/** Names of games and their makers are facts. */
const OF_FACT =
  /游戏|作品|开发|公司|工作室|作者|ゲーム|開発|会社|スタジオ|作った|\b(?:games?|studio|developers?|company|maker)\b/iu;
const ASKS_NAME = /叫|名字|名前|なんて|何て|何と|なんと|\b(?:name|called)\b/iu;

/** The heading that counts, with the beginning of its text. */
function quoteHeading(
  game: GameFile,
  { heading, body }: GameFile['article'][number],
  { language }: ReplyContext,
): ReplyDraft {
  const first = splitSentences(body[language], language)[0] ?? '';
  const text = `${heading[language]}${language === 'en' ? ': ' : '：'}${first}`;
  return { key: 'tip', values: { title: game.title[language], text }, fact: text };
}

/**
 * Says that the texts do not tell a particular, such as an age or a number, instead of quoting a sentence that only
 * shares words with the question.
 */
export function draftMissingFact(context: ReplyContext): ReplyDraft[] {
  const { question, language } = context;
  const subject = subjectOf(context);
  if (question.language !== language || subject === undefined) return [];
  if (
    question.namesPartner ||
    isAddressedToPartner(question) ||
    context.request.isContinued ||
    OF_TALK.test(question.text)
  )
    return [];
  const tells = readParticular(question.text, language);
  if (tells === undefined) return [];
  // “How old is X?” asks for the year of a game.
  if (subject.kind === 'game' && /^how old\b/iu.test(question.text)) return [];
  const game = gameOfSubject(subject);
  const terms = question.terms.filter(({ text }) => !REQUESTED.test(text.trim()));
  if (game === undefined) return [];
  const isKnownName = OF_FACT.test(question.text) || namesEntity(game, context);
  if (ASKS_NAME.test(question.text) && isKnownName) return [];
  const isCount = COUNTED[language].test(question.text);
  // Japanese texts tell such things in many ways, and a bare 「年齢は？」 is meant for the partner.
  const isMeant = question.mentions.some(
    ({ by, subject: { kind } }) => by === 'reference' || (by !== 'part' && kind === 'entity'),
  );
  if (language === 'ja' && !isCount && !isMeant) return [];
  const texts = [game.summary, ...game.article.flatMap(({ heading, body }) => [heading, body])];
  const counted = isCount
    ? game.article.find(({ heading }) => tells.test(heading[language]))
    : undefined;
  if (counted !== undefined) return [quoteHeading(game, counted, context)];
  if (isCount && texts.some((text) => tells.test(text[language]))) return [];
  // “Steps” answer a question for stairs, when a written question says so.
  const [best] = searchSentences(context, subject);
  const hasNumber = new RegExp(NUMERAL[language], 'iu').test(best?.sentence.text ?? '');
  if (isCount && hasNumber && (best?.similarity ?? 0) >= MIN_SIMILARITY) return [];
  const found = [subject, { kind: 'game' as const, game }].flatMap((scope) =>
    searchSentences(context, scope, { terms, similar: 'unused' }).slice(0, MAX_FOUND),
  );
  const ofEntity = subject.kind === 'entity' ? subject.entity.id : undefined;
  const isAbout = ({ sentence }: SentenceMatch) => {
    const folded = foldText(sentence.text, language);
    const ofSame = ofEntity !== undefined && sentence.entity?.id === ofEntity;
    return ofSame || terms.some((term) => containsTerm(folded, term));
  };
  const about = found.filter(isAbout);
  // “The strongest opponent is a clockwork pigeon” says what it is called.
  const saysName = ({ ownCoverage }: SentenceMatch) =>
    ASKS_NAME.test(question.text) && ownCoverage >= MIN_NAMING_COVERAGE;
  return about.some((match) => tells.test(match.sentence.text) || saysName(match))
    ? []
    : admitUnknown(context, subject, about[0]);
}
