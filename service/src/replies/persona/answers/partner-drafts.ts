import type { CharacterFile } from '../../../content/content-schema';
import { foldText } from '../understanding/fold-text';
import { formatList } from '../wording/format';
import type { ReplyContext, ReplyDraft } from './reply-draft';

const ASKS_PARTNER =
  /(?:哪|谁|什么|推荐|有没有|找|想要|换).{0,12}(?:伙伴|搭档|陪玩|角色)|(?:伙伴|搭档).{0,12}(?:推荐|哪|谁)|\b(?:which|what|who|any|recommend|suggest|find|best|another|good)\b.{0,30}\b(?:partners?|companions?|buddy|someone to play)\b|(?:partner|companion)s? (?:for|who|that)|(?:どの|どんな|誰か|おすすめ|いい)?.{0,14}相棒(?:は|が|って|を|いる|いない|教)|相棒(?:の)?おすすめ|(?:誰|だれ)(?:が|と)(?:いい|やる|遊)|\bwho (?:should|can|do) i (?:take|bring|play|go|talk|pick)|\bsomeone (?:\w+ )?to (?:talk|play|chat)|找谁|谁最?适合|跟谁/iu;
const MAX_NAMED = 3;

/** Everything that describes a partner. */
const describe = ({ base, language }: ReplyContext, partner: CharacterFile): string =>
  foldText(
    [
      partner.bio[language],
      partner.voice[language],
      ...partner.knowledge.map((text) => text[language]),
      base.content.categories[partner.category]?.[language] ?? '',
      ...partner.tags.flatMap((tag) =>
        Array.from({ length: 2 }, () => base.content.tags[tag]?.[language] ?? ''),
      ),
    ].join(' '),
    language,
  );

/** Tags whose names or ids a request may mean, by words that visitors use. */
const WORDS_OF_TAGS: Record<string, RegExp> = {
  'horror-safe': /恐怖|鬼|吓|怕|horror|scary|ghost|怖|こわ|ホラー|お化け/iu,
  beginner: /新手|初学|带我|入门|beginner|newbie|new to|初心者|はじめて/iu,
  gentle: /温柔|安慰|gentle|kind|comfort|優し|やさし/iu,
  'sharp-tongue': /毒舌|嘴毒|损|sharp|snark|sarcas|毒舌/iu,
  cheerful: /开朗|活泼|热闹|cheerful|bubbly|sunny|明る|元気/iu,
  chatterbox: /话多|话痨|能聊|talkative|chatty|おしゃべり/iu,
  'few-words': /话少|安静|quiet|silent|無口|静か/iu,
  strict: /严格|严厉|strict|tough|厳し|スパルタ/iu,
  lore: /故事|剧情|story|stories|lore|物語|昔話/iu,
  music: /唱|音乐|music|sing|音楽|歌/iu,
  rhythm: /节奏|音游|rhythm|リズム|音ゲー/iu,
  speed: /竞速|赛车|跑得快|racing|speed|fast|レース|速/iu,
  tactics: /战术|策略|tactic|strateg|戦術|作戦/iu,
  'puzzle-solver': /解谜|谜题|puzzle|謎解き|パズル/iu,
  builder: /建造|盖房|build|建築/iu,
  'co-op': /合作|双人|一起玩|co-?op|together|協力|一緒/iu,
  'late-night': /深夜|半夜|失眠|睡不着|late at night|insomnia|midnight|眠れ/iu,
  foodie: /吃|美食|food|cook|食|料理/iu,
  aim: /枪法|射击|aim|shoot|エイム|撃/iu,
  deadpan: /冷笑话|冷面|deadpan|dry humou?r|真顔/iu,
};

/** Partners that fit a request for a partner; empty for other messages. */
export function draftPartners(context: ReplyContext): ReplyDraft[] {
  const { base, question, language, partner: self } = context;
  if (!ASKS_PARTNER.test(question.text) || question.language !== language) return [];
  const wanted = Object.keys(WORDS_OF_TAGS).filter((tag) =>
    WORDS_OF_TAGS[tag]?.test(question.text),
  );
  const found = base.content.characters
    .map((partner) => {
      const text = describe(context, partner);
      const terms = question.terms.filter(({ text: term, synonyms }) =>
        [term, ...synonyms].some((one) => text.includes(one)),
      );
      const tags = partner.tags.filter((tag) => wanted.includes(tag));
      return { partner, score: 3 * tags.length + terms.length };
    })
    .filter(({ score, partner }) => score > 0 && partner.slug !== self.slug)
    .sort((a, b) => b.score - a.score || b.partner.popularity - a.partner.popularity)
    .slice(0, MAX_NAMED);
  const [best] = found;
  if (best === undefined) return [];
  const names = formatList(
    found.map(({ partner }) => partner.name[language]),
    language,
  );
  const line = best.partner.line[language];
  return [{ key: 'findPartner', values: { names, name: best.partner.name[language], line } }];
}
