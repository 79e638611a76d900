import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { focusFactor, hasCountedUnit, type Focus } from '../understanding/focus';
import { foldTerm } from '../understanding/fold-text';
import type { Term } from '../understanding/terms';
import type { KnowledgeBase } from './knowledge-base';
import {
  sentencesOfActivity,
  sentencesOfGame,
  sentencesOfHelp,
  sentencesOfPartner,
  sentencesOfStory,
  type HelpSection,
  type Sentence,
} from './sentences';
import type { SlicedWork } from './time-slices';

export interface SentenceMatch {
  sentence: Sentence;
  score: number;
  /** Weighted share of the question's terms that occur in or near the sentence, 0 to 1. */
  coverage: number;
  /** The same for the sentence alone, without its heading and neighbours. */
  ownCoverage: number;
  /** Worth of the terms in the sentence: the rarer the words, the more. */
  evidence: number;
}

export interface SentenceQuery {
  terms: Term[];
  focus?: Focus | undefined;
  language: Language;
  /** Words that the content never uses count little, as for a question about a known subject. */
  isLenient?: boolean;
  /** Relative preference of a sentence; 0 excludes it. */
  prefer?: (sentence: Sentence) => number;
}

export interface SentenceIndex {
  /** Matching sentences, best first. */
  search: (query: SentenceQuery) => SentenceMatch[];
  /** Whether any sentence contains a word. */
  isKnown: (word: string, language: Language) => boolean;
}

const CONTEXT_WEIGHT = 0.4;
const SYNONYM_WEIGHT = 0.75;
/** Articles are more helpful than summaries. */
const SUMMARY_WEIGHT = 0.8;
/** Both characters of a word that occur apart. */
const SCATTERED_WEIGHT = 0.4;
/** Of words that the content never uses. */
const UNSEEN_WEIGHT = 0.35;
/** Part of a longer word that occurs although the word does not. */
const PART_WEIGHT = 0.6;
/** Worth of a number with the unit that the question asks for. */
const NUMBER_WORTH = 2.5;
/** Longer sentences match by chance more often. */
const TYPICAL_LENGTH: Record<Language, number> = { zh: 30, en: 75, ja: 35 };
const LENGTH_WEIGHT = 0.15;
const MAX_CACHED_TERMS = 4_000;

function pairsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
}

/** Share of a dense word of three or more characters whose pairs occur in a text. */
function partialMatch(word: string, text: string): number {
  if (word.startsWith(' ')) return 0;
  if (word.length < 3)
    return word.length === 2 && [...word].every((letter) => text.includes(letter))
      ? SCATTERED_WEIGHT
      : 0;
  const pairs = pairsOf(word);
  const found = pairs.filter((pair) => text.includes(pair)).length;
  return found / pairs.length >= 0.5 ? PART_WEIGHT * (found / pairs.length) : 0;
}

/** A term with the worth of its spellings, by how rare they are. */
interface WeighedTerm extends Term {
  worth: number;
  synonymWorths: number[];
}

/** Worth of the part of a term that a folded text contains. */
function matchedWorth({ text, worth, synonyms, synonymWorths }: WeighedTerm, folded: string) {
  if (folded.includes(text)) return worth;
  let best = worth * partialMatch(text, folded);
  for (const [at, synonym] of synonyms.entries())
    if (folded.includes(synonym)) best = Math.max(best, synonymWorths[at] ?? 0);
  return best;
}

class LanguageIndex {
  readonly all: Sentence[] = [];
  private readonly frequencies = new LRUCache<string, number>({ max: MAX_CACHED_TERMS });

  constructor(private readonly language: Language) {}

  frequencyOf(text: string): number {
    const known = this.frequencies.get(text);
    if (known !== undefined) return known;
    const count = this.all.filter(({ folded }) => folded.includes(text)).length;
    this.frequencies.set(text, count);
    return count;
  }

  private rarityOf(text: string): number {
    return Math.log(1 + this.all.length / (2 + this.frequencyOf(text)));
  }

  private weigh(term: Term, isLenient: boolean): WeighedTerm {
    const isUnseen = this.frequencyOf(term.text) === 0;
    const rarity = this.rarityOf(term.text) * (isUnseen && isLenient ? UNSEEN_WEIGHT : 1);
    const worth = term.weight * rarity;
    const synonymWorths = term.synonyms.map((synonym) =>
      Math.min(worth, term.weight * this.rarityOf(synonym) * SYNONYM_WEIGHT),
    );
    // A word that the content never uses counts as much as the best of its synonyms.
    const known = Math.max(0, ...synonymWorths);
    return { ...term, worth: isUnseen && known > 0 ? known : worth, synonymWorths };
  }

  search({ terms, focus, isLenient = false, prefer = () => 1 }: SentenceQuery): SentenceMatch[] {
    const weighed = terms.map((term) => this.weigh(term, isLenient));
    const asksNumber = focus?.kind === 'duration' || focus?.unit !== undefined;
    const numberWorth = asksNumber ? NUMBER_WORTH : 0;
    const total = weighed.reduce((sum, { worth }) => sum + worth, numberWorth);
    if (total === 0) return [];
    const matches: SentenceMatch[] = [];
    for (const sentence of this.all) {
      const preference = prefer(sentence);
      if (preference === 0) continue;
      let own =
        numberWorth > 0 && hasCountedUnit(sentence.text, focus, this.language) ? numberWorth : 0;
      let near = 0;
      for (const term of weighed) {
        const found = matchedWorth(term, sentence.folded);
        own += found;
        // The heading of help says what it is about; other headings only add what the sentence lacks.
        if (sentence.subject === undefined) near += matchedWorth(term, sentence.context);
        else if (found < term.worth)
          near += Math.max(0, matchedWorth(term, sentence.context) - found);
      }
      if (own + near === 0) continue;
      const isHelp = sentence.subject === undefined;
      const length =
        1 + LENGTH_WEIGHT * Math.max(0, sentence.text.length / TYPICAL_LENGTH[this.language] - 1);
      const factor =
        (focusFactor(sentence.text, focus, this.language) *
          preference *
          (sentence.isSummary ? SUMMARY_WEIGHT : 1)) /
        length;
      matches.push({
        sentence,
        score: (own + near * CONTEXT_WEIGHT) * factor,
        coverage: Math.min(1, (own + near) / total),
        ownCoverage: Math.max(own, isHelp ? near : 0) / total,
        evidence: Math.max(own, isHelp ? near : 0),
      });
    }
    return matches.sort((a, b) => b.score - a.score);
  }
}

/** Index of all sentences of the site. Yields after each game. */
export function* createSentenceIndex(
  base: KnowledgeBase,
  help: HelpSection[],
): SlicedWork<SentenceIndex> {
  const indexes: Record<Language, LanguageIndex> = {
    zh: new LanguageIndex('zh'),
    en: new LanguageIndex('en'),
    ja: new LanguageIndex('ja'),
  };
  for (const language of LANGUAGES) {
    const { all } = indexes[language];
    const { games, characters, activities, stories } = base.content;
    for (const game of games) {
      all.push(...sentencesOfGame(base, game, language));
      yield;
    }
    for (const partner of characters) all.push(...sentencesOfPartner(partner, language));
    for (const activity of activities) all.push(...sentencesOfActivity(activity, language));
    for (const story of stories) all.push(...sentencesOfStory(story, language));
    for (const section of help) all.push(...sentencesOfHelp(section, language));
    yield;
  }
  return {
    search: (query) => indexes[query.language].search(query),
    isKnown: (word, language) =>
      indexes[language].frequencyOf(foldTerm(word, language).trimEnd()) > 0,
  };
}
