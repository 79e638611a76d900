import { readingMinutes } from '../../../quests/reading-time';
import type { StoryFile } from '../../../quests/story-file';
import type { Language } from '@huoban/contracts';
import { splitSentences } from '../../../content/split-sentences';
import { foldText } from '../understanding/fold-text';
import { formatList } from '../wording/format';
import type { ReplyContext, ReplyDraft, TemplateDraft } from './reply-draft';

const QUOTED = { zh: ['“', '”'], en: ['', ''], ja: ['「', '」'] } as const;

/** Titles of stories or activities as a list. */
export function quoteTitles(
  things: { title: Record<'zh' | 'en' | 'ja', string> }[],
  { language }: ReplyContext,
): string {
  const [open, close] = QUOTED[language];
  return formatList(
    things.map(({ title }) => `${open}${title[language]}${close}`),
    language,
  );
}

const endingsOf = ({ scenes }: StoryFile): number =>
  Object.values(scenes).filter(({ ending }) => ending !== undefined).length;

const ENDINGS =
  /结局|结尾|收场|(?:几|多少)种(?:结果|收尾)|endings?|\bways (?:can|does|could) .{2,40} end\b|エンディング|結末|終わり方/iu;
const LENGTH = /多久|多长|几分钟|how long|minutes|どのくらい|どれくらい|何分/iu;
const HOW_MANY = /几|多少|how many|いくつ|何(?:本|個|話|編)/iu;
const STORY = /故事|剧情|stor(?:y|ies)|物語|話|物语|话/iu;
const ABOUT_STORY =
  /故事|\bstor(?:y|ies)\b|物語|(?<![会電世対童神民])話(?:ある|は|って|が|だ|[?？]|$)/iu;
/** Once in the title or summary. */
const MIN_HEAD_SCORE = 10;
const SHORTEST =
  /最短|短(?:一?点)的|shortest|\bshort(?:er)? (?:stor|one)|一番短|いちばん短|短めの|短い(?:物語|話)/iu;
const LONGEST = /最长|longest|一番長|いちばん長/iu;

const asksStoryFact = (text: string): boolean => ENDINGS.test(text) || LENGTH.test(text);

/** The story of one partner: its length, its endings or what it is about. */
export function draftAboutStory(
  story: StoryFile,
  { language, question, base }: ReplyContext,
): ReplyDraft[] {
  const title = story.title[language];
  const minutes = String(readingMinutes(story)[language]);
  const endings = String(endingsOf(story));
  const text = story.summary[language];
  const partner = base.content.characters.find(({ slug }) => slug === story.character);
  const name = partner?.name[language] ?? '';
  const about: TemplateDraft = { key: 'story', values: { title, text, minutes }, fact: text };
  const facts: TemplateDraft = { key: 'storyFacts', values: { title, minutes, endings, name } };
  return asksStoryFact(question.text) || question.focus?.kind === 'person'
    ? [facts, about]
    : [about, facts];
}

const ROLE =
  /我(?:要|会|在(?:里面|里头)?)?(?:是|算|演|扮演|扮|当|做)(?:个|的)?(?:谁|什么|啥|干什么|干嘛|哪)|我的?(?:身份|角色)|\b(?:who (?:exactly |even )?am i|what am i|my (?:role|part|character)|(?:do|would|will|can) i play|am i supposed to be|i(?:'m| am) (?:playing )?who)\b|(?:自分|私|俺|僕|ぼく|おれ|わたし|こっち|プレイヤー|主人公)(?:は|って|の)?(?:何|なに|だれ|誰|どんな|どういう)?.{0,4}(?:役|誰|だれ|何者|立場)|何の役|どんな役/iu;
const YOU_ARE: Record<Language, RegExp> = {
  zh: /你(?:是|给|被|当|借|接)/u,
  en: /\b(?:you are|you’re|you deliver|you’ve|your first)\b/iu,
  ja: /(?:きみ|あなた|おまえ)は/u,
};
/** Says so in so many words. */
const IS: Record<Language, RegExp> = {
  zh: /你是/u,
  en: /\byou(?: are|’re) (?:a|an|the|his|her|their|new)\b/iu,
  ja: /(?:きみ|あなた)は[^。]{0,24}(?:見習い|弟子|助手|ボタン|だ。|です。)/u,
};
/** Scenes from the start on that tell nothing of the endings. */
const MAX_OPENING_SCENES = 4;

/** The sentences that say who the visitor is in a story. */
function draftStoryRole(story: StoryFile, { language, question }: ReplyContext): TemplateDraft[] {
  if (!ROLE.test(question.text)) return [];
  const opening = Object.values(story.scenes).slice(0, MAX_OPENING_SCENES);
  const title = story.title[language];
  return [story.summary, ...opening.flatMap(({ lines }) => lines)]
    .flatMap((text) => splitSentences(text[language], language))
    .filter((text) => YOU_ARE[language].test(text))
    .sort((a, b) => Number(IS[language].test(b)) - Number(IS[language].test(a)))
    .map((text) => ({ key: 'storyLine', values: { title, text }, fact: text }));
}

/** Who the visitor is in a story, how long it is, how it ends; empty for other questions. */
export function draftStoryQuestion(story: StoryFile, context: ReplyContext): ReplyDraft[] {
  const role = draftStoryRole(story, context);
  if (role.length > 0) return role;
  return asksStoryFact(context.question.text) ? draftAboutStory(story, context) : [];
}

/** Stories whose title, summary or scenes contain the terms of the question, best first. */
function findStories({ base, question, language }: ReplyContext, minimum = 1): StoryFile[] {
  if (question.language !== language) return [];
  const terms = question.terms.filter(({ text }) => !STORY.test(text));
  const scored = base.content.stories.map((story) => {
    const scenes = Object.values(story.scenes).flatMap(({ lines }) => lines);
    const head = foldText(`${story.title[language]} ${story.summary[language]}`, language);
    const body = foldText(scenes.map((line) => line[language]).join(' '), language);
    const count = (text: string, part: string) => text.split(part).length - 1;
    const score = terms.reduce(
      (sum, { text }) => sum + 10 * count(head, text) + count(body, text),
      0,
    );
    return { story, score };
  });
  return scored
    .filter(({ score }) => score >= minimum)
    .sort((a, b) => b.score - a.score)
    .map(({ story }) => story);
}

/** The story that a message describes: “the one about the sea”. */
export function draftDescribedStory(context: ReplyContext): ReplyDraft[] {
  if (!ABOUT_STORY.test(context.question.text)) return [];
  const [story] = findStories(context, MIN_HEAD_SCORE);
  if (story === undefined) return [];
  const special = draftStoryQuestion(story, context);
  return special.length > 0 ? special : draftAboutStory(story, context);
}

/** The shortest or the longest story, when a message asks for it. */
export function draftExtreme(context: ReplyContext): ReplyDraft[] {
  const { base, question, language } = context;
  const byLength = base.content.stories.toSorted(
    (a, b) => readingMinutes(a)[language] - readingMinutes(b)[language],
  );
  const extreme = SHORTEST.test(question.text)
    ? byLength[0]
    : LONGEST.test(question.text)
      ? byLength.at(-1)
      : undefined;
  return extreme === undefined ? [] : draftAboutStory(extreme, context);
}

/** The names of all stories. */
export const listStories = (context: ReplyContext): ReplyDraft[] => [
  { key: 'stories', values: { titles: quoteTitles(context.base.content.stories, context) } },
];

/** Which stories there are: all, how many, the shortest, or those about something. */
export function draftStories(context: ReplyContext): ReplyDraft[] {
  const { base, partner, language, question } = context;
  const { stories } = base.content;
  const titles = quoteTitles(stories, context);
  if (HOW_MANY.test(question.text) && !ENDINGS.test(question.text))
    return [{ key: 'storyCount', values: { count: String(stories.length), titles } }];
  const extreme = draftExtreme(context);
  if (extreme.length > 0) return extreme;
  const found = findStories(context);
  if (found.length > 0) return found.flatMap((story) => draftAboutStory(story, context));
  const own = stories.find(({ character }) => character === partner.slug);
  const others = quoteTitles(
    stories.filter((story) => story !== own),
    context,
  );
  if (own === undefined || others === '')
    return own === undefined ? listStories(context) : draftAboutStory(own, context);
  return [
    {
      key: 'ownStory',
      values: { title: own.title[language], text: own.summary[language], titles: others },
    },
  ];
}

/** A question about length or endings after one about stories. */
export const isAboutStories = ({ question }: ReplyContext): boolean =>
  question.previousIntents.some(({ intent }) => intent === 'stories') &&
  question.mentions.every(({ by }) => by === 'part') &&
  /最[短长]|结局|\b(?:shortest|longest|endings?)\b|一番(?:短|長)|いちばん(?:短|長)|結末/iu.test(
    question.text,
  );
