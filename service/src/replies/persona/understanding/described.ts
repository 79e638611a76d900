import { LANGUAGES, type Language } from '@huoban/contracts';
import type { CharacterFile } from '../../../content/content-schema';
import { nameOf, type KnowledgeBase, type Subject } from '../knowledge/knowledge-base';
import { foldTerm } from './fold-text';
import type { Mention } from './mentions';
import { STOP_WORDS } from './stop-words';
import { containsTerm, type Term } from './terms';

type Kind = 'game' | 'activity' | 'story';

/** Words for an event or a story that a message describes instead of naming it. */
const CUES: Record<Language, Record<'activity' | 'story', RegExp>> = {
  zh: { activity: /活动|比赛|赛事|大赛|杯|周/u, story: /故事|剧情/u },
  en: {
    activity: /\b(?:events?|thing|contest|tournament|cup|competition|activity|week)\b/iu,
    story: /\bstor(?:y|ies)\b/iu,
  },
  ja: {
    activity: /イベント|大会|催し|カップ|杯|週|(?:の|る)やつ/u,
    story: /(?<![会電世神童対])話(?![しすさせそ])|物語|ストーリー/u,
  },
};
/** An event in so many words. */
const EVENT = /活动|\b(?:events?|activity)\b|イベント|催し/iu;
/** A contest is an event, whatever game it is named after. */
const CONTEST = /比赛|赛事|大赛|\b(?:contest|tournament|competition|event)\b|大会|イベント/iu;

type Around = (part: string) => RegExp;
/** A part of the title of a game as a visitor refers to it: “the snail game”. */
const GAME: Record<Language, Around> = {
  zh: (part) => new RegExp(`${part}.{0,2}(?:那个|那款|这个|这款|游戏)`, 'u'),
  en: (part) => new RegExp(` (?:the|that) ${part}(?: \\w+)? (?:game|one|thing) `, 'u'),
  ja: (part) => new RegExp(`${part}.{0,2}(?:やつ|ゲーム)`, 'u'),
};
/** The same for a game of the partner. */
const OWN_GAME: Record<Language, Around> = {
  zh: (part) => new RegExp(`${part}.{0,2}(?:那个|那款|这个|里|游戏)`, 'u'),
  en: (part) =>
    new RegExp(` (?:in|of|from|play)(?: the)? ${part} | ${part} (?:game|one|thing) `, 'u'),
  ja: (part) => new RegExp(`${part}.{0,2}(?:やつ|ゲーム|で|の)`, 'u'),
};
/** Asks how an event is joined, what it gives, or how it ended. */
const OF_EVENT =
  /参加|报名|奖励|奖品|冠军|开始|结束|第一名|夺冠|优胜|\b(?:join|sign up|take part|enter|prizes?|rewards?|win|won|start|starts|begin|over|kick off|first place|winner)\b|参加|申し込|賞|もらえ|優勝|いつから|いつまで|終わ|始ま|入れる/iu;

const WEIGHT = { title: 3, summary: 2, body: 1, partner: 1.5 };
/** Of one that the message names no part of. */
const MIN_SCORE = 3.5;
/** Characters of a Chinese title that name it. */
const MIN_NAMING = 3;
const DENSE_PART = { longest: 4, shortest: 2 };

/** Parts of a title that a message contains, longest first. */
function titleParts(title: string, text: string, language: Language): string[] {
  if (language === 'en')
    return title
      .trim()
      .split(' ')
      .filter((word) => word.length > 2 && !STOP_WORDS.en.has(word) && text.includes(` ${word} `));
  const parts: string[] = [];
  for (let length = DENSE_PART.longest; length >= DENSE_PART.shortest; length -= 1)
    for (let at = 0; at + length <= title.length; at += 1) {
      const part = title.slice(at, at + length);
      const isWord =
        !/^[\p{Script=Hiragana}的一]|[\p{Script=Hiragana}的]$/u.test(part) &&
        !STOP_WORDS[language].has(part);
      if (isWord && text.includes(part) && !parts.some((one) => one.includes(part)))
        parts.push(part);
    }
  return parts;
}

/** Enough of a title to name it. */
const isMostOf = (parts: string[], language: Language): boolean =>
  language === 'en' ? parts.length > 1 : parts.some(({ length }) => length === DENSE_PART.longest);

function textOf(subject: Subject, language: Language): { summary: string; body: string } {
  if (subject.kind === 'activity') {
    const { summary, body, steps, results, mark } = subject.activity;
    const more = [
      body,
      ...(mark === undefined ? [] : [mark]),
      ...steps,
      ...(results === undefined ? [] : [results.title]),
    ];
    return { summary: summary[language], body: more.map((one) => one[language]).join(' ') };
  }
  if (subject.kind !== 'story') return { summary: '', body: '' };
  const { scenes, start, summary } = subject.story;
  const lines = scenes[start]?.lines ?? [];
  return { summary: summary[language], body: lines.map((line) => line[language]).join(' ') };
}

const isOfPartner = (subject: Subject, { slug, games }: CharacterFile): boolean =>
  (subject.kind === 'game' && games.includes(subject.game.slug)) ||
  (subject.kind === 'activity' && subject.activity.characters.includes(slug)) ||
  (subject.kind === 'story' && subject.story.character === slug);

interface Entry {
  subject: Subject;
  kind: Kind;
  /** Folded. */
  title: string;
  summary: string;
  body: string;
}

function toEntry(subject: Subject, language: Language): Entry[] {
  const { kind } = subject;
  if (kind !== 'game' && kind !== 'activity' && kind !== 'story') return [];
  const { summary, body } = textOf(subject, language);
  const fold = (text: string) => foldTerm(text, language);
  const title = fold(nameOf(subject, language));
  return [{ subject, kind, title, summary: fold(summary), body: fold(body) }];
}

export interface Message {
  text: string;
  terms: Term[];
  language: Language;
}

/** Number of terms, or of their synonyms, that a text contains. */
const countTerms = (terms: Term[], text: string): number =>
  terms.filter((term) => containsTerm(text, term)).length;

/**
 * Creates a search for the game, event or story that a message describes by a part of its title or by its subject: “the
 * snail game”, “the delivery thing”.
 */
export function createDescribed(base: KnowledgeBase) {
  const entries = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      base.subjects.flatMap((subject) => toEntry(subject, language)),
    ]),
  ) as Record<Language, Entry[]>;
  return ({ text, terms, language }: Message, partner: CharacterFile): Mention | undefined => {
    const folded = foldTerm(text, language);
    const isCue = (part: string) => Object.values(CUES[language]).some((cue) => cue.test(part));
    const scored = entries[language].map(({ subject, kind, title, summary, body }) => {
      const isOwn = isOfPartner(subject, partner);
      const found = titleParts(title, folded, language).filter((part) => !isCue(part));
      if (kind === 'game') {
        if (CONTEST.test(text)) return { subject, parts: [], score: 0 };
        const around = (isOwn ? OWN_GAME : GAME)[language];
        // Two words of a title name it, as do most of its characters.
        const isNamed = language === 'en' && found.length > 1;
        const parts = found.filter(
          (part) =>
            isNamed ||
            (language === 'zh' && part.length >= MIN_NAMING) ||
            around(part).test(folded),
        );
        return {
          subject,
          parts,
          score: parts.length * WEIGHT.title + (isOwn ? WEIGHT.partner : 0),
        };
      }
      const hasCue = CUES[language][kind].test(text);
      const isMostly = (kind === 'activity' || isOwn) && isMostOf(found, language);
      const isHinted = language !== 'en' && (kind === 'activity' ? OF_EVENT.test(text) : isOwn);
      const isMeant = hasCue || isMostly || isHinted;
      const parts = isMeant ? found : [];
      const isByText = hasCue && (kind === 'story' || isOwn || EVENT.test(text));
      const byText = isByText
        ? countTerms(terms, title) * WEIGHT.title +
          countTerms(terms, summary) * WEIGHT.summary +
          countTerms(terms, body) * WEIGHT.body
        : 0;
      const score = parts.length * WEIGHT.title + byText;
      return { subject, parts, score: score > 0 && isOwn ? score + WEIGHT.partner : score };
    });
    const [best, second] = scored
      .filter(({ parts, score }) => parts.length > 0 || score >= MIN_SCORE)
      .sort((a, b) => b.score - a.score);
    if (best === undefined || second?.score === best.score) return undefined;
    const part = best.parts[0] ?? '';
    const at = folded.indexOf(part);
    // Folding may change characters, but not their number; English words are cut to their stems.
    const isAligned = language !== 'en' && folded.length === text.length;
    const words = text
      .split(/\s+/u)
      .filter((word) => best.parts.includes(foldTerm(word, 'en').trim()));
    const dense = isAligned ? text.slice(at, at + part.length) : part.trim();
    const isGame = best.subject.kind === 'game';
    const named = isGame && language === 'en' && words.length > 0 ? words.join(' ') : dense;
    return { subject: best.subject, text: named, by: 'alias', at: 0 };
  };
}

export type FindDescribed = ReturnType<typeof createDescribed>;
