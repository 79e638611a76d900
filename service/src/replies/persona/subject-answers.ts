import { resolveSchedule } from '../../activities/activity-schedule';
import type { ActivityFile, CharacterFile, GameFile } from '../../content/content-schema';
import type { StoryFile } from '../../quests/story-file';
import type { Answer, Answers, Asking } from './answer';
import type { LibraryIntent } from './asking/intent';
import { answerOfGame } from './library-answers';
import { dateText, ended, listText, titlesText } from './phrases';
import { sentencesOf } from './sentences';
import type { Entity, Subject } from './world';

const entityAnswers = (
  entity: Entity,
  game: GameFile,
  intent: LibraryIntent,
  asking: Asking,
): Answers => {
  const { language } = asking;
  const name = entity.name[language];
  const title = game.title[language];
  if (intent === 'inGame') return [{ key: 'inGame', values: { name, game: title } }];
  if (intent === 'skill')
    return entity.kind === 'role'
      ? [{ key: 'skill', values: { name, text: entity.role.skill[language] } }]
      : [{ key: 'noSkill', values: { name } }];
  if (intent !== 'what' && intent !== 'opinion' && intent !== 'tips') {
    const ofGame = answerOfGame(intent, game, asking);
    if (ofGame.length > 0) return ofGame;
  }
  const key = entity.kind === 'role' ? 'entity' : 'thing';
  const role = entity.kind === 'role' ? entity.role.title[language] : '';
  const tell = (text: string): Answer => ({
    key,
    values: { name, game: title, title: role, text: ended(text, language) },
    fact: text,
  });
  return [
    tell(entity.summary[language]),
    ...entity.sections.map(({ body }) => tell(body[language])),
  ];
};

const partnerAnswers = (partner: CharacterFile, intent: LibraryIntent, asking: Asking): Answers => {
  const { language, world } = asking;
  const name = partner.name[language];
  const games = world.gamesOf(partner);
  const plays: Answer = {
    key: 'partnerGames',
    values: { name, titles: titlesText(games, language) },
    fact: name,
  };
  if (['whoPlays', 'inGame', 'genre', 'platforms'].includes(intent) && games.length > 0)
    return [plays];
  const bio = sentencesOf(partner.bio[language], language);
  const tell = (text: string): Answer => ({ key: 'partner', values: { name, text }, fact: text });
  const glue = language === 'en' ? ' ' : '';
  return [tell(bio.slice(0, 2).join(glue)), ...bio.slice(2).map(tell), plays];
};

const activityAnswers = (
  activity: ActivityFile,
  intent: LibraryIntent,
  asking: Asking,
): Answers => {
  const { language, now } = asking;
  const title = activity.title[language];
  const items = (texts: ActivityFile['steps']) =>
    listText(
      texts.map((text) => text[language]),
      language,
    );
  const { state, starts_on, ends_on } = resolveSchedule(activity, now);
  const dates: Answer = {
    key: state,
    values: { title, from: dateText(starts_on, language), to: dateText(ends_on, language) },
  };
  if (intent === 'when' || intent === 'released') return [dates];
  if (intent === 'rewards')
    return [{ key: 'rewards', values: { title, items: items(activity.rewards) } }];
  if (intent === 'steps' || intent === 'tips' || intent === 'howTo')
    return [{ key: 'steps', values: { title, items: items(activity.steps) } }];
  const tell = (text: string): Answer => ({ key: 'activity', values: { title, text }, fact: text });
  return [
    { ...tell(activity.summary[language]), then: dates },
    ...sentencesOf(activity.body[language], language).map(tell),
  ];
};

const storyAnswers = ({ title, summary, minutes }: StoryFile, { language }: Asking): Answers => [
  {
    key: 'story',
    values: { title: title[language], text: summary[language], minutes: String(minutes) },
  },
];

/** Answers a kind of question about anything that has a name; nothing when it does not apply. */
export const answerOf = (subject: Subject, intent: LibraryIntent, asking: Asking): Answers => {
  switch (subject.kind) {
    case 'game':
      return answerOfGame(intent, subject.game, asking);
    case 'entity':
      return entityAnswers(subject.entity, subject.game, intent, asking);
    case 'partner':
      return partnerAnswers(subject.partner, intent, asking);
    case 'activity':
      return activityAnswers(subject.activity, intent, asking);
    case 'story':
      return storyAnswers(subject.story, asking);
    case 'studio':
      return [
        {
          key: 'sameStudio',
          values: {
            developer: subject.name[asking.language],
            titles: titlesText(subject.games, asking.language),
          },
        },
      ];
  }
};
