import type { SentenceMatch, SentenceQuery } from '../knowledge/sentence-index';
import { quoteEntity, type Sentence } from '../knowledge/sentences';
import type { Subject } from '../knowledge/knowledge-base';
import type { Mention } from '../understanding/mentions';
import { isQuestion } from '../understanding/question';
import { toFirstPerson } from '../wording/format';
import { MAX_PASSAGE_LENGTH, quotePassage } from '../knowledge/passage';
import type { TemplateDraft, ReplyDraft, ReplyContext } from './reply-draft';

/** Where to look: in the texts of a subject, in those of the partner, in help, or everywhere. */
export type Scope = Subject | 'self' | 'help' | 'activities' | 'anywhere';

const MAX_DRAFTS = 5;
/** Preference for the entity that is asked about, over the rest of its game. */
const ENTITY_PREFERENCE = 1.2;
/** The same when it is named, not only a part of its name. */
const NAMED_ENTITY_PREFERENCE = 2.5;
/** Preference for texts of entities when no entity is asked about. */
const UNNAMED_ENTITY_PREFERENCE = 0.8;
/** Preference for the topic of the conversation. */
const TOPIC_PREFERENCE = 1.65;
const SELF_PREFERENCE = 1.1;
/** Of partners, for “who …?” */
const PERSON_PREFERENCE = 1.2;
/** Visitors ask a partner about its games without naming them. */
const OWN_GAME_PREFERENCE = 1.2;
const HELP_PREFERENCE = 0.8;
const SITE_PREFERENCE = 2;
/** Questions about the site and its makers. */
export const ABOUT_SITE =
  /你们|网站|本站|账号|帐号|会员|充值|豆子|登录|注册|协议|隐私|客服|\b(?:this site|website|account|membership|member|subscription|top[- ]?up|refund|beans|log ?in|sign ?(?:in|up)|privacy|support|you guys|dou v|app)\b|サイト|アカウント|会員|登録|ログイン|退会|課金|チャージ|自動更新|運営|規約|プライバシー|問い合わせ|個人情報/iu;

function slugOf(subject: Subject | undefined): string | undefined {
  switch (subject?.kind) {
    case undefined:
      return undefined;
    case 'studio':
      return subject.name.zh;
    case 'game':
    case 'entity':
      return subject.game.slug;
    case 'partner':
      return subject.partner.slug;
    case 'activity':
      return subject.activity.slug;
    case 'story':
      return subject.story.slug;
  }
}

const isGameText = ({ kind }: Subject): boolean => kind === 'game' || kind === 'entity';
/** Preference for the sentences of a subject; 0 for all others. */
function preferSubject(
  subject: Subject,
  entityPreference = ENTITY_PREFERENCE,
): (sentence: Sentence) => number {
  if (subject.kind === 'studio')
    return ({ game }) =>
      game !== undefined && subject.games.some(({ slug }) => slug === game.slug) ? 1 : 0;
  const slug = slugOf(subject);
  return ({ subject: of, entity }) => {
    if (of === undefined || slugOf(of) !== slug) return 0;
    if (of.kind !== subject.kind && !(isGameText(of) && isGameText(subject))) return 0;
    if (subject.kind === 'game' && entity !== undefined) return UNNAMED_ENTITY_PREFERENCE;
    const isEntity = subject.kind === 'entity' && entity?.id === subject.entity.id;
    return isEntity ? entityPreference : 1;
  };
}

function preferenceFor(scope: Scope, { partner, question }: ReplyContext) {
  const isOwn = ({ subject }: Sentence) =>
    subject?.kind === 'partner' && subject.partner.slug === partner.slug;
  if (scope === 'self') return (sentence: Sentence) => (isOwn(sentence) ? 1 : 0);
  if (scope === 'help') return ({ subject }: Sentence) => (subject === undefined ? 1 : 0);
  if (scope === 'activities')
    return ({ subject }: Sentence) => (subject?.kind === 'activity' ? 1 : 0);
  const isNamed = ({ subject, by }: Mention) => subject === scope && by !== 'part';
  if (scope !== 'anywhere')
    return preferSubject(
      scope,
      question.mentions.some(isNamed) ? NAMED_ENTITY_PREFERENCE : ENTITY_PREFERENCE,
    );
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

/** Sentences within the scope that match the question, best first. */
export function searchSentences(
  context: ReplyContext,
  scope: Scope,
  query: Partial<SentenceQuery> = {},
): SentenceMatch[] {
  const { question, language, sentences } = context;
  if (question.language !== language) return [];
  return sentences.search({
    terms: question.terms,
    focus: question.focus,
    language,
    isLenient: scope !== 'anywhere',
    similar: typeof scope !== 'string' && isQuestion(question) ? 'proves' : 'orders',
    ...query,
    prefer: preferenceFor(scope, context),
  });
}

/** A reply that quotes a sentence with the name of its subject. */
function draftQuote(sentence: Sentence, whole: string, context: ReplyContext): TemplateDraft {
  const { language, partner } = context;
  const { subject, text: fact } = sentence;
  switch (subject?.kind) {
    case undefined:
    case 'studio':
      return { key: 'help', values: { text: whole }, fact };
    case 'game':
      return { key: 'tip', values: { title: subject.game.title[language], text: whole }, fact };
    case 'entity': {
      const game = subject.game.title[language];
      return {
        key: 'told',
        values: { name: subject.entity.name[language], game, text: whole },
        fact,
      };
    }
    case 'partner': {
      const name = subject.partner.name[language];
      if (subject.partner.slug !== partner.slug)
        return { key: 'partner', values: { name, text: whole }, fact };
      const text = toFirstPerson(whole, language);
      return { key: 'known', values: { text }, fact: text };
    }
    case 'activity':
      return {
        key: 'activity',
        values: { title: subject.activity.title[language], text: whole },
        fact,
      };
    case 'story':
      return {
        key: 'storyLine',
        values: { title: subject.story.title[language], text: whole },
        fact,
      };
  }
}

const haveSameSubject = (a: Sentence, b: Sentence) =>
  slugOf(a.subject) === slugOf(b.subject) && a.entity?.id === b.entity?.id;

/** Replies that quote the matching sentences with their context. */
export function draftQuotes(matches: SentenceMatch[], context: ReplyContext): ReplyDraft[] {
  const { language, question } = context;
  return matches.slice(0, MAX_DRAFTS).map((match) => {
    const { sentence } = match;
    const entity = quoteEntity(sentence, language, MAX_PASSAGE_LENGTH[language]);
    if (entity !== undefined) return { ...draftQuote(sentence, entity, context), fact: entity };
    const others = matches.filter(
      (other) => other !== match && haveSameSubject(other.sentence, sentence),
    );
    return draftQuote(sentence, quotePassage(match, others, question.focus, language), context);
  });
}
