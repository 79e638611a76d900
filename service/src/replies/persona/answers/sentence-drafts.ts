import { isAddressedToPartner } from '../understanding/message/addressed';
import type { SentenceMatch, SentenceQuery } from '../knowledge/sentence-index';
import { slugOf, textsIdOf, type Entity } from '../knowledge/knowledge-base';
import { quoteEntity, type Sentence } from '../knowledge/sentences';
import { normalizeText, withoutNames } from '../understanding/normalize-text';
import { isQuestion, type Question } from '../understanding/question';
import { toFirstPerson } from '../wording/format';
import { draftResults } from './talk/activity-results';
import { MAX_PASSAGE_LENGTH, quotePassage } from '../knowledge/passage';
import { questionsCountedIn, preferenceFor, type Scope } from './preferences';
import type { TemplateDraft, ReplyDraft, ReplyContext } from './reply-draft';

const MAX_DRAFTS = 5;

function search(
  context: ReplyContext,
  scope: Scope,
  query: Partial<SentenceQuery>,
): SentenceMatch[] {
  const { question, language, sentences } = context;
  if (question.language !== language) return [];
  // Questions are about a subject without naming it; those about a game name its entities.
  const names = question.mentions.flatMap(({ subject, text }) =>
    subject.kind === 'entity' ? [] : [text],
  );
  return sentences.search({
    terms: question.terms,
    ...(query.terms === undefined &&
      (!question.isIntentOnly || isQuestion(question)) && {
        message: withoutNames(normalizeText(question.text), names),
      }),
    focus: question.focus,
    language,
    isLenient: scope !== 'anywhere',
    similar: typeof scope !== 'string' && isQuestion(question) ? 'proves' : 'orders',
    ...query,
    prefer: preferenceFor(scope, context),
    countsQuestions: questionsCountedIn(scope, context),
  });
}

/** Several drafters search for the same question. */
const searched = new WeakMap<Question, Map<Scope, SentenceMatch[]>>();

/** Sentences within the scope that match the question, best first. */
export function searchSentences(
  context: ReplyContext,
  scope: Scope,
  query?: Partial<SentenceQuery>,
): SentenceMatch[] {
  if (query !== undefined) return search(context, scope, query);
  const known = searched.get(context.question) ?? new Map<Scope, SentenceMatch[]>();
  searched.set(context.question, known);
  const found = known.get(scope) ?? search(context, scope, {});
  known.set(scope, found);
  return found;
}

const PARENTHESES = { zh: ['（', '）'], ja: ['（', '）'], en: [' (', ')'] } as const;

/** The name of an entity, with its role as long as no reply has told it. */
function introduce(entity: Entity, { language, previousReplies }: ReplyContext): string {
  const name = entity.name[language];
  const title = entity.kind === 'role' ? entity.role.title[language] : '';
  const isKnown = title === '' || previousReplies.some((reply) => reply.includes(title));
  return isKnown ? name : `${name}${PARENTHESES[language].join(title)}`;
}

/** The line of a partner is what it says itself. */
const tellOfSelf = (text: string, { partner, language }: ReplyContext): string =>
  text
    .split(partner.line[language])
    .map((part) => toFirstPerson(part, language))
    .join(partner.line[language]);

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
        values: { name: introduce(subject.entity, context), game, text: whole },
        fact,
      };
    }
    case 'partner': {
      const name = subject.partner.name[language];
      if (subject.partner.slug !== partner.slug)
        return { key: 'partner', values: { name, text: whole }, fact };
      const text = tellOfSelf(whole, context);
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
  const first = matches[0]?.sentence.subject;
  const ended = first?.kind === 'activity' ? draftResults(first.activity, context) : [];
  if (ended.length > 0) return ended;
  // What else a subject has is a better answer than the texts of another when the best was said.
  const ofSubject = matches.filter(
    ({ sentence }) => textsIdOf(sentence.subject) === textsIdOf(first),
  );
  return ofSubject.slice(0, MAX_DRAFTS).map((match) => {
    const { sentence } = match;
    const entity = quoteEntity(sentence, language, MAX_PASSAGE_LENGTH[language]);
    if (entity !== undefined) return { ...draftQuote(sentence, entity, context), fact: entity };
    const others = matches.filter(
      (other) => other !== match && haveSameSubject(other.sentence, sentence),
    );
    return draftQuote(sentence, quotePassage(match, others, question.focus, language), context);
  });
}

/** Whether a message has words to search for and does not ask the partner about itself. */
export const canSearchLibrary = ({ question }: ReplyContext): boolean =>
  !isAddressedToPartner(question) && question.terms.length > 0;
