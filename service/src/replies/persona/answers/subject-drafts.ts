import { resolveSchedule } from '../../../library/activities/activity-schedule';
import type { ActivityFile, CharacterFile, GameFile } from '../../../content/content-schema';
import type { TemplateDraft, ReplyDraft, ReplyContext } from './reply-draft';
import type { LibraryIntent } from '../understanding/intents/intent';
import { draftResults, draftRewards } from './talk/activity-results';
import { draftAboutGame } from './game-drafts';
import { draftAboutStory, draftStoryQuestion, listStories } from './story-drafts';
import { formatDate, withFullStop, formatList, formatTitles } from '../wording/format';
import { splitSentences } from '../../../content/split-sentences';
import type { Entity, Subject } from '../knowledge/knowledge-base';

function draftAboutEntity(
  entity: Entity,
  game: GameFile,
  intent: LibraryIntent,
  context: ReplyContext,
): ReplyDraft[] {
  const { language } = context;
  const name = entity.name[language];
  const title = game.title[language];
  if (intent === 'inGame') return [{ key: 'inGame', values: { name, game: title } }];
  if (intent === 'skill')
    return entity.kind === 'role'
      ? [{ key: 'skill', values: { name, text: entity.role.skill[language] } }]
      : [{ key: 'noSkill', values: { name } }];
  if (intent !== 'what' && intent !== 'opinion' && intent !== 'tips') {
    const ofGame = draftAboutGame(intent, game, context);
    if (ofGame.length > 0) return ofGame;
  }
  const key = entity.kind === 'role' ? 'entity' : 'thing';
  const role = entity.kind === 'role' ? entity.role.title[language] : '';
  const createFact = (text: string): TemplateDraft => ({
    key,
    values: { name, game: title, title: role, text: withFullStop(text, language) },
    fact: text,
  });
  return [
    createFact(entity.summary[language]),
    ...entity.sections.map(({ body }) => createFact(body[language])),
  ];
}

const PLAYS =
  /(?:会|都|常|爱|喜欢)?玩(?:什么|啥|哪)|(?:什么|哪些)游戏|\bplays?\b|\bgames?\b|(?:何|どんな|なんの).{0,4}ゲーム|どの.{0,4}ゲーム|(?:何|なに)(?:を)?(?:やって|遊んで)|ゲームは|得意/iu;
const STORY = /故事|\bstory\b|物語/iu;

function draftAboutPartner(
  partner: CharacterFile,
  intent: LibraryIntent,
  context: ReplyContext,
): ReplyDraft[] {
  const { language, base } = context;
  const name = partner.name[language];
  const games = base.gamesOf(partner);
  const plays: TemplateDraft = {
    key: 'partnerGames',
    values: { name, titles: formatTitles(games, language) },
    fact: name,
  };
  if (['whoPlays', 'inGame', 'genre', 'platforms'].includes(intent) && games.length > 0)
    return [plays];
  const bio = splitSentences(partner.bio[language], language);
  const createFact = (text: string): TemplateDraft => ({
    key: 'partner',
    values: { name, text },
    fact: text,
  });
  const glue = language === 'en' ? ' ' : '';
  return [createFact(bio.slice(0, 2).join(glue)), ...bio.slice(2).map(createFact), plays];
}

const WHICH_GAMES =
  /(?:哪|什么).{0,3}(?:游戏|款)|\b(?:which|what) games?\b|(?:どの|何の|なんの|使う|対象の)ゲーム|ゲームは/iu;

function draftAboutActivity(
  activity: ActivityFile,
  intent: LibraryIntent,
  context: ReplyContext,
): ReplyDraft[] {
  const { language, now } = context;
  const title = activity.title[language];
  const items = (texts: ActivityFile['steps']) =>
    formatList(
      texts.map((text) => text[language]),
      language,
    );
  const { state, starts_on, ends_on } = resolveSchedule(activity, now);
  const dates: TemplateDraft = {
    key: state,
    values: { title, from: formatDate(starts_on, language), to: formatDate(ends_on, language) },
  };
  const results = draftResults(activity, context);
  if (results.length > 0) return results;
  if (intent === 'when' || intent === 'released') return [dates];
  if (intent === 'rewards')
    return [{ key: 'rewards', values: { title, items: items(activity.rewards) } }];
  if (intent === 'steps' || intent === 'tips' || intent === 'howTo')
    return [{ key: 'steps', values: { title, items: items(activity.steps) } }];
  const createFact = (text: string): TemplateDraft => ({
    key: 'activity',
    values: { title, text },
    fact: text,
  });
  return [
    { ...createFact(activity.summary[language]), followUp: dates },
    ...splitSentences(activity.body[language], language).map(createFact),
  ];
}

/** Games or the story of a subject, when the question asks for them. */
export function draftList(subject: Subject, context: ReplyContext): ReplyDraft[] {
  const { base, language, question } = context;
  if (subject.kind === 'activity' && WHICH_GAMES.test(question.text)) {
    const games = base.content.games.filter(({ slug }) => subject.activity.games.includes(slug));
    const titles = formatTitles(games, language);
    return [{ key: 'activityGames', values: { title: subject.activity.title[language], titles } }];
  }
  if (subject.kind !== 'partner') return [];
  const { partner } = subject;
  const story = base.content.stories.find(({ character }) => character === partner.slug);
  if (STORY.test(question.text))
    return story === undefined ? listStories(context) : draftAboutStory(story, context);
  const titles = formatTitles(base.gamesOf(partner), language);
  if (titles === '' || !PLAYS.test(question.text)) return [];
  const name = partner.name[language];
  return [{ key: 'partnerGames', values: { name, titles } }];
}

/** Questions that only stories and events have: who one is in it, how it ended. */
export function draftSpecialQuestion(subject: Subject, context: ReplyContext): ReplyDraft[] {
  if (subject.kind === 'story') return draftStoryQuestion(subject.story, context);
  if (subject.kind !== 'activity') return [];
  const results = draftResults(subject.activity, context);
  return results.length > 0 ? results : draftRewards(subject.activity, context);
}

/** Drafts for an intent about any subject of the library; empty when it does not apply. */
export function draftAboutLibrarySubject(
  subject: Subject,
  intent: LibraryIntent,
  context: ReplyContext,
): ReplyDraft[] {
  switch (subject.kind) {
    case 'game':
      return draftAboutGame(intent, subject.game, context);
    case 'entity':
      return draftAboutEntity(subject.entity, subject.game, intent, context);
    case 'partner':
      return draftAboutPartner(subject.partner, intent, context);
    case 'activity':
      return draftAboutActivity(subject.activity, intent, context);
    case 'story':
      return draftAboutStory(subject.story, context);
    case 'studio':
      return [
        {
          key: 'sameStudio',
          values: {
            developer: subject.name[context.language],
            titles: formatTitles(subject.games, context.language),
          },
        },
      ];
  }
}
