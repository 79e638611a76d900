import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { focusFactor, hasCountedUnit, type Focus } from '../understanding/focus';
import { foldTerm } from '../understanding/fold-text';
import { HIRAGANA_WEIGHT, type Term } from '../understanding/terms';
import { findTerm, NONE, type Found, type Similar } from './find-term';
import { matchedWorth, weighTerm } from './term-match';
import type { KnowledgeBase } from './knowledge-base';
import {
  asDocument,
  namesOfGame,
  sentencesOfActivity,
  sentencesOfGame,
  sentencesOfHelp,
  sentencesOfPartner,
  sentencesOfStory,
  type HelpSection,
  type Sentence,
} from './sentences';
import { createSimilarWords, type SimilarWorth } from '../vectors/similar-words';
import { readWordVectors } from '../vectors/word-vectors';
import { runInSlices, type SlicedWork } from './time-slices';

export interface SentenceMatch {
  sentence: Sentence;
  score: number;
  /** Weighted share of the question's terms that occur in or near the sentence, 0 to 1. */
  coverage: number;
  /** The same for the sentence alone, without its heading and neighbours. */
  ownCoverage: number;
  /** Worth of the terms in the sentence: the rarer the words, the more. */
  evidence: number;
  /** Number of terms in the sentence, without those that may be grammar. */
  matched: number;
  /** Number of terms that the content never uses. */
  unknown: number;
}

export interface SentenceQuery {
  terms: Term[];
  focus?: Focus | undefined;
  language: Language;
  /** Words that the content never uses count little, as for a question about a known subject. */
  isLenient?: boolean;
  /** What words that resemble those of the question do: nothing, order the sentences, or prove an answer as well. */
  similar?: 'unused' | 'orders' | 'proves';
  /** Relative preference of a sentence; 0 excludes it. */
  prefer?: (sentence: Sentence) => number;
}

export interface SentenceIndex {
  /** Reads the word vectors of a language, once; until then `search` finds the question's own words only. */
  loadVectors: (language: Language) => Promise<void>;
  /** Matching sentences, best first. */
  search: (query: SentenceQuery) => SentenceMatch[];
  /** Whether any sentence contains a word. */
  isKnown: (word: string, language: Language) => boolean;
}

/** Of terms that occur elsewhere in the texts about the same game or partner. */
const DOCUMENT_WEIGHT = 0.25;
const ELSEWHERE_COVERAGE = 0.5;
/** Articles are more helpful than summaries. */
const SUMMARY_WEIGHT = 0.8;
/** Worth of a number with the unit that the question asks for. */
const NUMBER_WORTH = 2.5;
/** Longer sentences match by chance more often. */
const TYPICAL_LENGTH: Record<Language, number> = { zh: 30, en: 75, ja: 35 };
const LENGTH_WEIGHT = 0.15;
/** Share of the worth of similar words that counts as proof. */
const SIMILAR_PROOF = 0.75;
const MAX_CACHED_TERMS = 4_000;
/** A term counts as matched from this share of its worth. */
const MIN_MATCHED_SHARE = 0.65;

class LanguageIndex {
  readonly all: Sentence[] = [];
  private readonly frequencies = new LRUCache<string, number>({ max: MAX_CACHED_TERMS });

  private similar: Promise<SimilarWorth> | undefined;
  private similarWorth: SimilarWorth = () => undefined;

  constructor(private readonly language: Language) {}

  async loadVectors(path: string): Promise<void> {
    this.similar ??= readWordVectors(path, this.language).then((find) =>
      runInSlices(createSimilarWords(this.all, this.language, find)),
    );
    this.similarWorth = await this.similar;
  }

  /** Words that resemble a term, in the sentence at a position and beside it. */
  private similarAt(at: number, worth: Float32Array | undefined, weight: number): Similar {
    if (worth === undefined) return NONE;
    const besides = [at - 1, at + 1].map((other) =>
      this.all[other]?.texts === this.all[at]?.texts ? (worth[other] ?? 0) : 0,
    );
    return { own: weight * (worth[at] ?? 0), neighbours: weight * Math.max(...besides) };
  }

  frequencyOf(text: string): number {
    const known = this.frequencies.get(text);
    if (known !== undefined) return known;
    const count = this.all.filter(({ folded }) => folded.includes(text)).length;
    this.frequencies.set(text, count);
    return count;
  }

  search({
    terms,
    focus,
    isLenient = false,
    similar: use = 'orders',
    prefer = () => 1,
  }: SentenceQuery): SentenceMatch[] {
    const frequencies = { of: (text: string) => this.frequencyOf(text), total: this.all.length };
    const weighed = terms.map((term) => weighTerm(term, frequencies, isLenient));
    const trust = use === 'proves' ? SIMILAR_PROOF : 0;
    const similar = terms.map(({ text }) =>
      use === 'unused' ? undefined : this.similarWorth(text.trim()),
    );
    const asksNumber = focus?.kind === 'duration' || focus?.unit !== undefined;
    const numberWorth = asksNumber ? NUMBER_WORTH : 0;
    const total = weighed.reduce((sum, { worth }) => sum + worth, numberWorth);
    if (total === 0) return [];
    const unknown = weighed.filter(({ isUnknown }) => isUnknown).length;
    const documents = new Map<string, number[]>();
    const inDocument = (document: string): number[] => {
      const known = documents.get(document) ?? weighed.map((term) => matchedWorth(term, document));
      documents.set(document, known);
      return known;
    };
    const matches: SentenceMatch[] = [];
    for (const [place, sentence] of this.all.entries()) {
      const preference = prefer(sentence);
      if (preference === 0) continue;
      const found = weighed.map((term, at) =>
        findTerm(term, sentence, this.similarAt(place, similar[at], terms[at]?.weight ?? 1), trust),
      );
      const sum = (read: (one: Found) => number) => found.reduce((all, one) => all + read(one), 0);
      const hasNumber = numberWorth > 0 && hasCountedUnit(sentence.text, focus, this.language);
      const own = sum((one) => one.own) + (hasNumber ? numberWorth : 0);
      const near = sum((one) => one.near);
      if (own + near === 0) continue;
      const elsewhere = inDocument(sentence.document).reduce(
        (all, worth, at) =>
          all + Math.max(0, worth - (found[at]?.own ?? 0) - (found[at]?.near ?? 0)),
        0,
      );
      const score =
        sum((one) => one.score) + (hasNumber ? numberWorth : 0) + elsewhere * DOCUMENT_WEIGHT;
      const length =
        1 + LENGTH_WEIGHT * Math.max(0, sentence.text.length / TYPICAL_LENGTH[this.language] - 1);
      const factor =
        (focusFactor(sentence.text, focus, this.language) *
          preference *
          (sentence.isSummary ? SUMMARY_WEIGHT : 1)) /
        length;
      const evidence = sentence.subject === undefined ? Math.max(own, near) : own;
      matches.push({
        sentence,
        score: score * factor,
        coverage: Math.min(1, (own + near + elsewhere * ELSEWHERE_COVERAGE) / total),
        ownCoverage: evidence / total,
        evidence,
        unknown,
        matched: found.filter(
          (one, at) =>
            (terms[at]?.weight ?? 0) > HIRAGANA_WEIGHT &&
            one.own >= MIN_MATCHED_SHARE * (weighed[at]?.worth ?? 0),
        ).length,
      });
    }
    return matches.sort((a, b) => b.score - a.score);
  }
}

/** Index of all sentences of the site. Yields after each game. */
export function* createSentenceIndex(
  base: KnowledgeBase,
  help: HelpSection[],
  vectorsPath: string,
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
      all.push(
        ...asDocument(
          [...sentencesOfGame(base, game, language)],
          namesOfGame(game, language),
          language,
        ),
      );
      yield;
    }
    for (const partner of characters)
      all.push(
        ...asDocument(sentencesOfPartner(partner, language), partner.name[language], language),
      );
    for (const activity of activities)
      all.push(
        ...asDocument(sentencesOfActivity(activity, language), activity.title[language], language),
      );
    for (const story of stories)
      all.push(...asDocument(sentencesOfStory(story, language), story.title[language], language));
    for (const section of help) all.push(...sentencesOfHelp(section, language));
    yield;
  }
  return {
    loadVectors: (language) => indexes[language].loadVectors(vectorsPath),
    search: (query) => indexes[query.language].search(query),
    isKnown: (word, language) =>
      indexes[language].frequencyOf(foldTerm(word, language).trimEnd()) > 0,
  };
}
