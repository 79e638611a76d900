import {
  findShared,
  foldSlot,
  readForgetRequest,
  recallEach,
  rememberLines,
  type Memory,
  type Recalled,
} from '../../../memory/public';
import { readFeeling } from '../understanding/message/feeling';
import { formatList, formatTitles } from '../wording/format';
import type { ReplyContext, ReplyDraft, TemplateDraft } from './reply-draft';
import { asksOwnWords } from './talk/memory/own-words';

/** Memories that were stated just now are no news of last time. */
const MIN_AGE_MS = 30 * 60_000;

function draftForgotten(context: ReplyContext): ReplyDraft[] {
  const { question, intentOf, memories, previousReplies } = context;
  const mayForget = memories.length > 0 || previousReplies.length > 1;
  const isLikely = mayForget && intentOf(question.text, question.language) === 'forget';
  const request = readForgetRequest(question.text, question.language, isLikely);
  if (request === undefined) return [];
  // The reply does not repeat what must not be stored any more.
  return [{ key: request.scope === 'everything' ? 'forgottenAll' : 'forgotten' }];
}

const texts = (memories: Memory[]): string[] => memories.map(({ text }) => text);

function draftRecalled(
  { subject, memories }: Recalled,
  { base, language }: ReplyContext,
): TemplateDraft {
  const about = formatList(texts(memories), language);
  switch (subject) {
    case 'name':
      return { key: 'recallName', values: { about } };
    case 'platform':
      return { key: 'recallPlatform', values: { about } };
    case 'like':
      return { key: 'recallLike', values: { about } };
    case 'dislike':
      return { key: 'recallDislike', values: { about } };
    case 'all':
      return {
        key: 'recallAll',
        values: { about: texts(memories).join(language === 'en' ? '; ' : '；') },
      };
    case 'game': {
      const games = base.content.games.filter(({ id }) => memories.some(({ slot }) => slot === id));
      return { key: 'recallGames', values: { titles: formatTitles(games, language) } };
    }
    case 'fact':
    case 'promise':
    case 'mood':
      return { key: 'recall', values: { text: memories[0]?.text ?? '' } };
  }
}

/** Asks about the game that the visitor is playing. */
function draftPlaying({ base, played, language }: ReplyContext): TemplateDraft[] {
  const id = played.findLast(({ state }) => state === 'playing')?.gameId;
  const game = base.content.games.find((one) => one.id === id);
  return game === undefined ? [] : [{ key: 'askPlaying', values: { title: game.title[language] } }];
}

/** Greets a visitor who comes back by name, with what they said last time or are playing. */
export function draftWelcome(context: ReplyContext): ReplyDraft[] {
  const { memories, question, now } = context;
  const isGreeting = question.intents.some(
    ({ intent }) => intent === 'greeting' || intent === 'longTime',
  );
  if (!isGreeting || !question.isIntentOnly) return [];
  const earlier = memories.filter(({ statedAt }) => now - statedAt.getTime() > MIN_AGE_MS);
  const last = (kind: Memory['kind']) => earlier.findLast((memory) => memory.kind === kind)?.text;
  const name = last('name');
  const text = last('promise') ?? last('mood') ?? last('fact');
  const playing = draftPlaying(context);
  if (name === undefined && text === undefined) return playing;
  return [
    {
      key: 'welcomeBack',
      values: { ...(name !== undefined && { about: name }), ...(text !== undefined && { text }) },
      ...(text === undefined && playing[0] && { followUp: playing[0] }),
    },
  ];
}

/** Facts that visitors tell so that they are known: names, ages, places, work. */
const TO_KNOW =
  /叫|名字|岁|住|来自|读|学|工作|过敏|老师$|医生$|护士$|\b(?:called|named|name|turn(?:s|ed)|years?|lives?|works?|stud(?:y|ies|ying)|plays?|from|allergic|nurse|teacher|birthday)\b|\b(?:keep|have|has|got|adopted)\b.*\p{Lu}\p{Ll}+|名前|歳|才$|先生|医者|看護|住ん|働い|出身|勉強|専攻|アレルギー|誕生日/u;

/** “My grandma turned ninety today” is news, and so is “爸爸学会了视频”. */
const NEWS =
  /\b(?:today|tonight|yesterday|just now|this morning)\b|学会|^(?!.*(?:岁|工作|毕业|过敏)).*了[。！!]*$|要来/iu;

/** Whether a fact is one to know, more than news that asks for an answer: “my plants are dying”. */
const isToKnow = ({ kind, text }: Memory): boolean =>
  kind !== 'fact' || (TO_KNOW.test(text) && !NEWS.test(text));

/** “I left my phone in a taxi” tells no device to play on. */
const tellsTrouble = ({ question: { text, language } }: ReplyContext): boolean =>
  readFeeling(text, language) === 'sad';

/** The first memory of a kind that the message adds to those of the lines before it. */
const findStated = (
  { question, language, earlierLines, intentOf }: ReplyContext,
  isMeant: (memory: Memory) => boolean,
): Memory | undefined =>
  rememberLines([...earlierLines, question.text], language, intentOf).find(
    (memory) => isMeant(memory) && memory.statedAt.getTime() === earlierLines.length,
  );

const draftNote = (stated: Memory | undefined): ReplyDraft[] =>
  stated === undefined ? [] : [{ key: 'noted', values: { text: stated.text } }];

/** Words with which a visitor tells the name of a pet or a relative. */
const CALLED = /の名前は|(?:って|と)(?:いう|いい|言)|叫|\b(?:called|named)\b/iu;

/**
 * Acknowledges the age or the name of the pet or child that was spoken of: “probably three” asks for no rule about ages,
 * and “うちの猫はミケっていうの” is no question.
 */
export const draftOthersNoted = (context: ReplyContext): ReplyDraft[] =>
  draftNote(
    findStated(
      context,
      ({ slot, text }) => /^my .* age$/u.test(slot) || (/^my /u.test(slot) && CALLED.test(text)),
    ),
  );

/** Greets a visitor whose name only memory finds in the message: “I'm Tom”. */
export function draftIntroduced(context: ReplyContext): ReplyDraft[] {
  const name = findStated(context, ({ kind }) => kind === 'name');
  return name === undefined ? [] : [{ key: 'visitorName', values: { about: name.text } }];
}

/** Acknowledges what a statement adds to memory; moods get comfort instead. */
export const draftNoted = (context: ReplyContext, kinds: Memory['kind'][]): ReplyDraft[] =>
  draftNote(
    findStated(
      context,
      (memory) =>
        kinds.includes(memory.kind) &&
        isToKnow(memory) &&
        !(memory.kind === 'platform' && tellsTrouble(context)),
    ),
  );

/** The name of the visitor, if the partner remembers it. */
export function draftKnownName(context: ReplyContext): ReplyDraft[] {
  const name = context.memories.findLast(({ kind }) => kind === 'name');
  return name === undefined ? [] : [draftRecalled({ subject: 'name', memories: [name] }, context)];
}

/** What the partner remembers that has words of the message, with the number of words. */
export function draftShared(context: ReplyContext): { drafts: ReplyDraft[]; words: number } {
  // A message is stored before the reply to it.
  const now = foldSlot(context.written);
  const earlier = context.memories.filter(({ text }) => !now.includes(foldSlot(text)));
  const found = findShared(earlier, context.question);
  if (found === undefined) return { drafts: [], words: 0 };
  const { memory, score } = found;
  const drafts = [draftRecalled({ subject: memory.kind, memories: [memory] }, context)];
  return { drafts, words: score };
}

/** Acknowledges anything that the message adds to memory, other than a mood. */
export const draftAnyNoted = (context: ReplyContext): ReplyDraft[] =>
  draftNote(findStated(context, ({ kind }) => kind !== 'mood'));

const MAX_LISTED = 4;

/** Lists the newest that the visitor stated, for a question that means one of it in other words. */
export function draftLatestKept(context: ReplyContext): ReplyDraft[] {
  const stated = context.memories.filter(({ kind }) => kind !== 'mood').toReversed();
  if (stated.length === 0) return [];
  const recalled: Recalled =
    stated.length === 1
      ? { subject: stated[0]?.kind ?? 'fact', memories: stated }
      : { subject: 'all', memories: stated.slice(0, MAX_LISTED) };
  return [draftRecalled(recalled, context)];
}

/** Answers from what the visitor stated in this or an earlier conversation, and requests to forget it. */
export function draftMemory(context: ReplyContext): ReplyDraft[] {
  const { memories, question, earlierLines } = context;
  const forgotten = draftForgotten(context);
  if (forgotten.length > 0) return forgotten;
  const [recalled, other] = recallEach(memories, {
    ...question,
    isQuestionForOwnWords: asksOwnWords(context),
  });
  if (recalled === undefined) return draftWelcome(context);
  if (recalled.memories.length > 0)
    return [
      {
        ...draftRecalled(recalled, context),
        ...(other !== undefined && { followUp: draftRecalled(other, context) }),
      },
    ];
  return earlierLines.length === 0 ? [{ key: 'nothingKept' }] : [];
}
