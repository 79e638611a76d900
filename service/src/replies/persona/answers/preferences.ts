import type { Sentence } from '../knowledge/sentences';
import { slugOf, type Entity, type Subject, isOfGame } from '../knowledge/knowledge-base';
import { createUnitTest } from '../understanding/focus';
import { foldText } from '../understanding/fold-text';
import { HIRAGANA_WEIGHT } from '../understanding/terms';
import type { ReplyContext } from './reply-draft';

/** Where to look: in the texts of a subject, in those of the partner, in help, or everywhere. */
export type Scope = Subject | 'self' | 'help' | 'activities' | 'anywhere';

/** Preference for the entity that is asked about, over the rest of its game. */
const ENTITY_PREFERENCE = 1.2;
/** The same when it is named, not only a part of its name. */
const NAMED_ENTITY_PREFERENCE = 2.5;
/** The same when a long part of its name is. */
const CLEAR_PART_PREFERENCE = 1.8;
const MIN_CLEAR_PART = 3;
/** Share of the preference that sentences of the article have which name the entity. */
const NAMING_SHARE = 0.6;
/** Of the only entity of the game whose name or title has a word of the question. */
const HINTED_ENTITY_PREFERENCE = 1.5;
/** Preference for texts of entities when no entity is asked about. */
const UNNAMED_ENTITY_PREFERENCE = 0.8;
/** Preference for the topic of the conversation. */
const TOPIC_PREFERENCE = 1.65;
const SELF_PREFERENCE = 1.1;
/** Of what the partner tells of itself in the game that is asked about. */
const OWN_IN_GAME_PREFERENCE = 0.65;
/** Of partners, for “who …?” */
const PERSON_PREFERENCE = 1.2;
/** Visitors ask a partner about its games without naming them. */
const OWN_GAME_PREFERENCE = 1.2;
const HELP_PREFERENCE = 0.8;
const SITE_PREFERENCE = 2;

/** Questions about the site and its makers. */
export const ABOUT_SITE =
  /你们|网站|本站|账号|帐号|会员|充值|豆子|登录|注册|协议|隐私|客服|\b(?:this site|website|account|membership|member|subscription|top[- ]?up|refund|beans|log ?in|sign ?(?:in|up)|privacy|support|you guys|dou v|app)\b|サイト|アカウント|会員|登録|ログイン|退会|課金|チャージ|自動更新|運営|規約|プライバシー|問い合わせ|個人情報|サブスク|認証|解約|返金|支払い|引き落とし|ニックネーム|(?<!\p{Script=Han})豆(?:って|を(?:買|使|あげ|贈))/iu;

/** Preference for the sentences of a subject; 0 for all others. */
function preferSubject(
  subject: Subject,
  entityPreference = ENTITY_PREFERENCE,
  names: string[] = [],
): (sentence: Sentence) => number {
  if (subject.kind === 'studio')
    return ({ game }) =>
      game !== undefined && subject.games.some(({ slug }) => slug === game.slug) ? 1 : 0;
  const slug = slugOf(subject);
  return ({ subject: of, entity, text }) => {
    if (of === undefined || slugOf(of) !== slug) return 0;
    if (of.kind !== subject.kind && !(isOfGame(of) && isOfGame(subject))) return 0;
    if (subject.kind !== 'entity') return entity === undefined ? 1 : UNNAMED_ENTITY_PREFERENCE;
    if (entity?.id === subject.entity.id) return entityPreference;
    return entity === undefined && names.some((name) => text.includes(name))
      ? entityPreference * NAMING_SHARE
      : 1;
  };
}

/** The entity of a game whose name or title has more words of the question than any other. */
function findHinted(
  subject: Subject,
  { base, question, language }: ReplyContext,
): Entity | undefined {
  if (!isOfGame(subject)) return undefined;
  const terms = question.terms.filter(({ weight }) => weight > HIRAGANA_WEIGHT);
  const [best, second] = base
    .entitiesOf(subject.game)
    .map((entity) => {
      // English titles have common words: “long-bearded” is no “how long”.
      const title = entity.kind === 'role' && language !== 'en' ? entity.role.title[language] : '';
      const named = foldText(`${entity.name[language]} ${title}`, language);
      return { entity, count: terms.filter(({ text }) => named.includes(text)).length };
    })
    .sort((a, b) => b.count - a.count);
  return best !== undefined && best.count > (second?.count ?? 0) ? best.entity : undefined;
}

/** The questions of a partner are asked of itself; of another one only when it is the known subject. */
export function questionsCountedIn(
  scope: Scope,
  { partner }: ReplyContext,
): (sentence: Sentence) => boolean {
  const { slug } = typeof scope !== 'string' && scope.kind === 'partner' ? scope.partner : partner;
  return ({ subject }) => subject?.kind !== 'partner' || subject.partner.slug === slug;
}

export function preferenceFor(scope: Scope, context: ReplyContext) {
  const { partner, question, language } = context;
  const { focus } = question;
  const isOwn = ({ subject }: Sentence) =>
    subject?.kind === 'partner' && subject.partner.slug === partner.slug;
  if (scope === 'self') return (sentence: Sentence) => (isOwn(sentence) ? 1 : 0);
  if (scope === 'help') return ({ subject }: Sentence) => (subject === undefined ? 1 : 0);
  if (scope === 'activities')
    return ({ subject }: Sentence) => (subject?.kind === 'activity' ? 1 : 0);
  if (scope !== 'anywhere') {
    const own = question.mentions.filter(({ subject }) => subject === scope);
    const isNamed = own.some(({ by }) => by !== 'part');
    const isPart = own.some(({ text }) => text.length >= MIN_CLEAR_PART);
    const prefer = preferSubject(
      scope,
      isNamed ? NAMED_ENTITY_PREFERENCE : isPart ? CLEAR_PART_PREFERENCE : ENTITY_PREFERENCE,
      own.flatMap(({ by, text }) => (by === 'reference' ? [] : [text])),
    );
    const hinted = isNamed ? undefined : findHinted(scope, context);
    // “How many dogs?” asks for a number, not for the old dog.
    const hasUnit = createUnitTest(focus, language);
    const answers = ({ text }: Sentence) => focus?.kind !== 'number' || hasUnit(text);
    const isHinted = (sentence: Sentence) =>
      hinted !== undefined && sentence.entity?.id === hinted.id && answers(sentence);
    // “When do you practise Spice Tempo?” names a game, but asks what the partner does in it.
    const title = scope.kind === 'game' && isNamed ? scope.game.title[language] : undefined;
    const isOfBoth = (sentence: Sentence) =>
      title !== undefined && isOwn(sentence) && sentence.text.includes(title);
    return (sentence: Sentence) =>
      isOfBoth(sentence)
        ? OWN_IN_GAME_PREFERENCE
        : prefer(sentence) * (isHinted(sentence) ? HINTED_ENTITY_PREFERENCE : 1);
  }
  const { topic } = question;
  const ofTopic = topic === undefined ? () => 0 : preferSubject(topic);
  const helps = ABOUT_SITE.test(question.text) ? SITE_PREFERENCE : HELP_PREFERENCE;
  const asksPerson = question.focus?.kind === 'person';
  return (sentence: Sentence) => {
    if (sentence.subject === undefined) return helps;
    if (ofTopic(sentence) > 0) return TOPIC_PREFERENCE * ofTopic(sentence);
    if (sentence.game !== undefined && partner.games.includes(sentence.game.slug))
      return OWN_GAME_PREFERENCE;
    if (sentence.subject.kind === 'partner' && asksPerson) return PERSON_PREFERENCE;
    return isOwn(sentence) ? SELF_PREFERENCE : 1;
  };
}
