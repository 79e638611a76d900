import type { Answer, Answers, Asking } from './answer';
import { isLibraryIntent, isTalkIntent, type Asked, type LibraryIntent } from './asking/intent';
import { answerOpen, isOpen } from './open-answers';
import { asksSomething, ENOUGH_LEFT, type Question } from './question';
import { smallTalkOf } from './small-talk';
import { answerOf } from './subject-answers';
import { answerTalk, ownGame, sampleAnswers } from './talk-answers';
import { tellFrom } from './told-answers';
import { gameBehind, type Subject } from './world';

/** Kinds that ask in general; what is told about the very thing asked for comes before them. */
const GENERAL: LibraryIntent[] = ['what', 'opinion', 'tips', 'howTo'];
const ABOUT_SELF = ['age', 'name', 'self', 'ability', 'favourite', 'likes', 'howAreYou'];
/** How much of a general question must be met for a sentence to be better than a summary. */
const VERY_MUCH = 0.34;
const FOLLOW_UP = 0.45;
/** Asks for another game like the one that is named. */
const LIKE =
  /类似|像.+一样的|差不多的|similar|games? like|something like|似た|みたいなゲーム|ようなゲーム/iu;

const offer = (asking: Asking): Answer => ({ key: 'offer', values: ownGame(asking) });

const unknown = (asking: Asking, subject?: Subject): Answers => {
  const { language } = asking;
  const game = subject === undefined ? undefined : gameBehind(subject);
  if (game === undefined) return [{ key: 'unknown', then: offer(asking) }];
  const title = game.title[language];
  return [{ key: 'unknownAbout', values: { title }, then: { key: 'offer', values: { title } } }];
};

/** Of everything that is named, what the question is about: a thing inside a game before the game. */
const subjectOf = ({ question }: Asking): Subject | undefined => {
  const named = question.mentions.map(({ subject }) => subject);
  const game = named.find(({ kind }) => kind === 'game');
  const inside = question.mentions.find(
    ({ subject, by }) =>
      subject.kind === 'entity' &&
      (by !== 'part' || game === undefined || gameBehind(subject) === gameBehind(game)),
  );
  return inside?.subject ?? named[0];
};

const libraryIntents = ({ question }: Asking): LibraryIntent[] =>
  question.asked.map(({ intent }) => intent).filter(isLibraryIntent);

/** A question that names what it is about. */
const aboutNamed = (subject: Subject, asking: Asking): Answers => {
  const { question } = asking;
  const intents = libraryIntents(asking);
  const [first] = intents;
  const game = gameBehind(subject);
  if (LIKE.test(question.text)) return answerOpen('recommend', asking);
  if (first !== undefined && !GENERAL.includes(first)) {
    const found = intents.map((intent) => answerOf(subject, intent, asking));
    const answers = found.find((each) => each.length > 0);
    if (answers !== undefined) return answers;
  }
  const told =
    game === undefined ? [] : tellFrom(asking, game, first === undefined ? undefined : VERY_MUCH);
  if (told.length > 0 && subject.kind !== 'entity') return told;
  if (first !== undefined) return answerOf(subject, first, asking);
  if (question.bare || question.features.size === 0) return answerOf(subject, 'what', asking);
  return told.length > 0 ? told : unknown(asking, subject);
};

/** Asks the partner of itself, not of what it knows. */
const addresses = ({ text }: Question): boolean =>
  /[你您](?!好)|\b(?:you|your|yours|u)\b|きみ|君|あなた/iu.test(text) &&
  !/知道|\b(?:do you know|can you tell|could you tell)\b|知って/iu.test(text);

/** A question that goes on with what was talked of. */
const aboutTopic = (topic: Subject, asking: Asking): Answers => {
  const { question } = asking;
  const intents = libraryIntents(asking);
  const goesOn = question.asked.some(({ intent }) => intent === 'yes');
  if (goesOn) return answerOf(topic, 'what', asking);
  if (question.bare || question.pointing) {
    const found = intents.map((intent) => answerOf(topic, intent, asking));
    const answers = found.find((each) => each.length > 0);
    if (answers !== undefined) return answers;
  }
  const game = gameBehind(topic);
  if (addresses(question) && !question.pointing) return [];
  const told = game === undefined ? [] : tellFrom(asking, game, FOLLOW_UP);
  const asksOnly = question.features.size === 0 && asksSomething(question);
  return told.length === 0 && asksOnly ? answerOf(topic, 'what', asking) : told;
};

/** By these a game is picked, too: “one for two”, “one for my phone”. */
const PICKED_BY: LibraryIntent[] = ['players', 'platforms', 'genre'];
const OUTRIGHT = /推荐|\b(?:recommend|suggest)|^any .*games?\b|おすすめ|オススメ|お勧め/iu;

/** Asks for a game, whatever was talked of: nothing else is asked, or only what it is to be like. */
const asksForGame = (wish: Asked, question: Question): boolean => {
  const beside = question.asked.filter(({ intent }) => isLibraryIntent(intent));
  if (beside.length === 0) return true;
  return (
    OUTRIGHT.test(wish.words) &&
    !question.pointing &&
    beside.every(
      ({ intent, words }) => PICKED_BY.some((one) => one === intent) || wish.words.includes(words),
    )
  );
};

const pointedAt = ({ question }: Asking): Subject | undefined =>
  question.pointing || question.bare ? question.topic : undefined;

/** “Yes” to the game that a bored visitor was offered. */
const acceptsOffer = ({ question }: Asking): boolean =>
  question.asked.some(({ intent }) => intent === 'yes') &&
  question.askedBefore.some(({ intent }) => intent === 'bored');

const asksLibrary = ({ question }: Asking): boolean =>
  !addresses(question) && question.left.length >= ENOUGH_LEFT[question.written];

const withoutName = (asking: Asking): Answers => {
  const { question } = asking;
  const asked = question.asked.map(({ intent }) => intent);
  const samples = sampleAnswers(asking);
  if (samples.length > 0) return samples;
  const smallTalk = smallTalkOf(asking);
  if (smallTalk !== undefined) return answerTalk(smallTalk, asking);
  if (acceptsOffer(asking)) return answerOpen('recommend', asking);
  const ofSelf = asked.filter(isTalkIntent).find((intent) => ABOUT_SELF.includes(intent));
  const open = asked.find(isOpen);
  const wish = question.asked.find(({ intent }) => isOpen(intent));
  if (ofSelf !== undefined && open === undefined) return answerTalk(ofSelf, asking);
  if (wish?.intent === 'recommend' && asksForGame(wish, question))
    return answerOpen('recommend', asking);
  if (question.topic !== undefined) {
    const answers = aboutTopic(question.topic, asking);
    if (answers.length > 0) return answers;
  }
  if (ofSelf === 'favourite') return answerTalk(ofSelf, asking);
  if (open !== undefined) return answerOpen(open, asking);
  const talk = asked.filter(isTalkIntent)[0];
  if (talk === 'lost' && question.topic !== undefined)
    return answerOf(question.topic, 'tips', asking);
  if (talk !== undefined && talk !== 'greeting') return answerTalk(talk, asking);
  const found = asksLibrary(asking) ? tellFrom(asking, undefined) : [];
  if (found.length > 0) return found;
  if (talk !== undefined) return answerTalk(talk, asking);
  if (libraryIntents(asking).length > 0 && question.bare) return [{ key: 'which' }];
  if (asksSomething(question) && addresses(question))
    return [{ key: 'aboutMe', values: { line: asking.partner.line[asking.language] } }];
  if (asksSomething(question)) return unknown(asking, pointedAt(asking));
  return [{ key: 'listening', values: ownGame(asking) }];
};

/** What an activity gives is known, though its words are those of a price. */
const answerToPrize = (subject: Subject, asking: Asking): Answers =>
  subject.kind === 'activity' ? answerOf(subject, 'rewards', asking) : [];

/** What can be said to the last message, the best first; never empty. */
export const decide = (asking: Asking): Answers => {
  const asked = asking.question.asked.map(({ intent }) => intent);
  if (asked.includes('crisis')) return answerTalk('crisis', asking);
  if (asked.includes('human')) return answerTalk('human', asking);
  const subject = subjectOf(asking);
  if (asked.includes('unknowable')) {
    const told = subject === undefined ? [] : answerToPrize(subject, asking);
    return told.length > 0 ? told : unknown(asking, subject ?? pointedAt(asking));
  }
  const answers = subject === undefined ? withoutName(asking) : aboutNamed(subject, asking);
  return answers.length > 0 ? answers : unknown(asking, subject);
};
