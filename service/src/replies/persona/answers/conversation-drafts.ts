import { rotate, type TemplateDraft, type ReplyDraft, type ReplyContext } from './reply-draft';
import type { ConversationIntent } from '../understanding/intents/intent';
import { similarity } from '../../../quests/similarity';
import {
  formatDate,
  formatToday,
  toFirstPerson,
  formatList,
  formatTitles,
} from '../wording/format';
import { isQuestion } from '../understanding/question';
import { readOptions } from '../understanding/message/options';
import { echoOf } from '../wording/echo';
import { splitSentences } from '../../../content/split-sentences';
import type { WordingKey } from '../wording/wording-keys';

const MIN_SAMPLE_SIMILARITY = 0.7;

/** A game of the partner to offer as a topic; empty when the library is empty. */
export function offeredGame({
  base,
  partner,
  language,
  seed,
}: ReplyContext): Record<string, string> {
  const game = rotate(base.gamesOf(partner), seed)[0] ?? base.content.games[0];
  return game === undefined ? {} : { title: game.title[language] };
}

/** Sample replies of the partner to a similar line. */
export function draftSamples({ partner, question, language }: ReplyContext): ReplyDraft[] {
  if (question.language !== language) return [];
  return partner.samples.flatMap(({ user, reply }) =>
    similarity(question.text, user[language]) >= MIN_SAMPLE_SIMILARITY
      ? [{ verbatim: reply[language] }]
      : [],
  );
}

function draftFavourite(context: ReplyContext): ReplyDraft[] {
  const { partner, base, language } = context;
  const [best, ...others] = base.gamesOf(partner);
  if (best === undefined) return [{ key: 'likes', values: { tags: formatTags(context) } }];
  const title = best.title[language];
  const knowledge = partner.knowledge
    .map((text) => text[language])
    .find((text) => text.includes(title));
  const text =
    language === 'zh' && knowledge !== undefined ? toFirstPerson(knowledge, language) : '';
  return [{ key: 'favourite', values: { title, titles: formatTitles(others, language), text } }];
}

const formatTags = ({ partner, base, language }: ReplyContext): string =>
  formatList(
    partner.tags.flatMap((tag) => base.content.tags[tag]?.[language] ?? []),
    language,
  );

function draftSelf({ partner, language }: ReplyContext): ReplyDraft[] {
  const name = partner.name[language];
  const bio = splitSentences(partner.bio[language], language);
  const createFact = (key: 'self' | 'known', text: string): TemplateDraft => ({
    key,
    values: { name, text: toFirstPerson(text, language) },
    fact: toFirstPerson(text, language),
  });
  return [
    createFact('self', bio.slice(0, 2).join(language === 'en' ? ' ' : '')),
    ...bio.slice(2).map((text) => createFact('known', text)),
    ...partner.knowledge.map((text) => createFact('known', text[language])),
  ];
}

/** Something about the partner itself, for “tell me something”. */
const draftOwnStory = ({ partner, language }: ReplyContext): ReplyDraft[] =>
  [
    ...splitSentences(partner.bio[language], language),
    ...partner.knowledge.map((text) => text[language]),
  ].map((text) => ({
    key: 'known',
    values: { name: partner.name[language], text: toFirstPerson(text, language) },
    fact: toFirstPerson(text, language),
  }));

const SPECIAL_DRAFTERS: Partial<
  Record<ConversationIntent, (context: ReplyContext) => ReplyDraft[]>
> = {
  favourite: draftFavourite,
  tellMe: draftOwnStory,
  self: draftSelf,
  visitorUnknown: () => [{ key: 'unknown', followUp: { key: 'visitorUnknown' } }],
  likes: (context) => [{ key: 'likes', values: { tags: formatTags(context) } }],
};

/** Wording of an intent; some need to know what the message is about. */
function keyFor(
  intent: ConversationIntent,
  about: string | undefined,
  isRequest: boolean,
): WordingKey {
  if (intent === 'yes' || intent === 'another' || intent === 'tellMe') return 'short';
  // A remark about the weather asks for no forecast.
  if (intent === 'weather' && !isRequest) return 'agree';
  return (intent === 'taste' || intent === 'choice') && about === undefined ? 'tasteAny' : intent;
}

/** Drafts for questions about the partner and for small talk. */
export function draftConversation(intent: ConversationIntent, context: ReplyContext): ReplyDraft[] {
  const special = SPECIAL_DRAFTERS[intent]?.(context) ?? [];
  if (special.length > 0) return special;
  const { partner, language, texts, base, previousReplies, question, now, seed } = context;
  const options =
    intent === 'taste' || intent === 'choice' ? readOptions(question.text, language) : [];
  const [chosen] = rotate(options, seed >>> 2);
  const about = chosen ?? question.intents.find((one) => one.intent === intent)?.about;
  const echo = echoOf(question.text, language);
  const key = chosen === undefined ? keyFor(intent, about, isQuestion(question)) : 'choice';
  const greeting = partner.greeting[language];
  return [
    {
      key,
      categoryLines: texts.smallTalk[partner.category]?.[key]?.[language] ?? [],
      values: {
        date: formatDate(partner.created, language),
        ...offeredGame(context),
        name: partner.name[language],
        today: formatToday(now, language),
        ...(about !== undefined && { about, said: about }),
        ...(echo !== undefined && question.language === language && { echo }),
        line: partner.line[language],
        count: String(base.content.games.length),
        // The greeting is used only once.
        ...(!previousReplies.includes(greeting) && { greeting }),
      },
    },
  ];
}
