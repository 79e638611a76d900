import { turned, type Answer, type Answers, type Asking } from './answer';
import type { TalkIntent } from './asking/intent';
import { askedFeatures } from './features';
import { dateText, inOwnMouth, listText, titlesText } from './phrases';
import { sentencesOf } from './sentences';
import type { WordingKey } from './wording-keys';

const SAME_LINE = 0.7;

/** A game of the partner, for when nothing else is to be talked of; none when the library is empty. */
export const ownGame = ({ world, partner, language, seed }: Asking): Record<string, string> => {
  const game = turned(world.gamesOf(partner), seed)[0] ?? world.content.games[0];
  return game === undefined ? {} : { title: game.title[language] };
};

/** What the partner once answered to much the same line. */
export const sampleAnswers = ({ partner, question, language }: Asking): Answers => {
  if (question.written !== language) return [];
  return partner.samples.flatMap(({ user, reply }) => {
    const said = askedFeatures(user[language], [], language);
    const shared = [...question.features.keys()].filter((feature) => said.has(feature)).length;
    const all = new Set([...said.keys(), ...question.features.keys()]).size;
    return all > 0 && shared / all >= SAME_LINE ? [{ own: reply[language] }] : [];
  });
};

const favourite = (asking: Asking): Answers => {
  const { partner, world, language } = asking;
  const [best, ...others] = world.gamesOf(partner);
  if (best === undefined) return [{ key: 'likes', values: { tags: tagsOf(asking) } }];
  const title = best.title[language];
  const told = partner.knowledge.map((text) => text[language]).find((text) => text.includes(title));
  const text = language === 'zh' && told !== undefined ? inOwnMouth(told, language) : '';
  return [{ key: 'favourite', values: { title, titles: titlesText(others, language), text } }];
};

const tagsOf = ({ partner, world, language }: Asking): string =>
  listText(
    partner.tags.flatMap((tag) => world.content.tags[tag]?.[language] ?? []),
    language,
  );

const self = ({ partner, language }: Asking): Answers => {
  const name = partner.name[language];
  const bio = sentencesOf(partner.bio[language], language);
  const tell = (key: 'self' | 'known', text: string): Answer => ({
    key,
    values: { name, text: inOwnMouth(text, language) },
    fact: inOwnMouth(text, language),
  });
  return [
    tell('self', bio.slice(0, 2).join(language === 'en' ? ' ' : '')),
    ...bio.slice(2).map((text) => tell('known', text)),
    ...partner.knowledge.map((text) => tell('known', text[language])),
  ];
};

const SPECIAL: Partial<Record<TalkIntent, (asking: Asking) => Answers>> = {
  crisis: () => [{ key: 'crisis', bare: true }],
  favourite,
  self,
  likes: (asking) => [{ key: 'likes', values: { tags: tagsOf(asking) } }],
};

/** Answers what is asked of the partner, or only said to it. */
export const answerTalk = (intent: TalkIntent, asking: Asking): Answers => {
  const special = SPECIAL[intent]?.(asking) ?? [];
  if (special.length > 0) return special;
  const { partner, language, words, world, told } = asking;
  const key: WordingKey = intent === 'yes' ? 'listening' : intent;
  const greeting = partner.greeting[language];
  return [
    {
      key,
      kindred: words.smallTalk[partner.category]?.[key]?.[language] ?? [],
      values: {
        date: dateText(partner.created, language),
        ...ownGame(asking),
        name: partner.name[language],
        line: partner.line[language],
        count: String(world.content.games.length),
        // Said once: a greeting heard twice is no greeting.
        ...(!told.includes(greeting) && { greeting }),
      },
    },
  ];
};
