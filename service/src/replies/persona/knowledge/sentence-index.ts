import type { Language } from '@huoban/contracts';
import type { SubjectQuestions } from '../../../content/subject-questions';
import { createFocusFactor, createUnitTest, type Focus } from '../understanding/focus';
import { foldTerm } from '../understanding/fold-text';
import { HIRAGANA_WEIGHT, type Term } from '../understanding/terms';
import { findTerm, occursAt, wholeFactor, type Found, type SearchedTerm } from './find-term';
import { createTermPlaces, oncePerText, type TermPlaces } from './term-places';
import { weighTerm, worthIn, type WeighedTerm } from './term-match';
import { collectSentences } from './collect-sentences';
import type { KnowledgeBase } from './knowledge-base';
import type { HelpSection, Sentence } from './sentences';
import { createSentenceQuestions, type SentenceQuestions } from './questions/sentence-questions';
import { createSimilarWords, type SimilarWorth } from '../vectors/similar-words';
import { withParts, type ReadVectors } from '../vectors/word-vectors';
import { byLanguage } from './by-language';
import { oncePerLanguage } from './once-per-language';
import { runInSlices } from '../../../process/time-slices';

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
  /** Similarity of the message to the nearest question that is written for the sentence, 0 to 1. */
  similarity: number;
  /** Likeness of the message to the sentence with all its questions, 0 to 1; 0 unless the subject is known. */
  likeness: number;
}

export interface SentenceQuery {
  terms: Term[];
  /** The message without names; without it `terms` alone are searched. */
  message?: string | undefined;
  focus?: Focus | undefined;
  language: Language;
  /** Words that the content never uses count little, as for a question about a known subject. */
  isLenient?: boolean;
  /** What words that resemble those of the question do: nothing, order the sentences, or prove an answer as well. */
  similar?: 'unused' | 'orders' | 'proves';
  /** Relative preference of a sentence; 0 excludes it. */
  prefer?: (sentence: Sentence) => number;
  /** Whether the questions of a sentence count. */
  countsQuestions?: (sentence: Sentence) => boolean;
}

export interface SentenceIndex {
  /** Reads word vectors and questions of a language, once; until then `search` finds the words of texts only. */
  load: (language: Language) => Promise<void>;
  /** Matching sentences, best first. */
  search: (query: SentenceQuery) => SentenceMatch[];
  /** Terms with their worth, the words that the content never uses included. */
  weigh: (terms: Term[], language: Language) => WeighedTerm[];
  /** Whether any sentence contains a word. */
  isKnown: (word: string, language: Language) => boolean;
  /** Whether a word has a vector; any word has one until `load`. */
  isWord: (word: string, language: Language) => boolean;
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
/** Worth of a question that equals the message. */
const QUESTION_WORTH = 10;
/** Worth of a message that is the centroid of what is asked about a sentence. */
const LIKENESS_WORTH = 80;
/** A sentence without a word of the message must be as like. */
const MIN_LIKENESS = 0.12;
/** Questions below this similarity have nothing in common with the message; those of a known subject may. */
const MIN_SIMILARITY = { known: 0.2, anywhere: 0.35 };
/** A term counts as matched from this share of its worth. */
const MIN_MATCHED_SHARE = 0.65;

class LanguageIndex {
  readonly places: TermPlaces;
  isWord = (_: string): boolean => true;
  private similarWorth: SimilarWorth = () => undefined;
  private questions: SentenceQuestions | undefined;
  private questionPlaces: TermPlaces | undefined;

  constructor(
    private readonly language: Language,
    private readonly all: Sentence[],
  ) {
    this.places = createTermPlaces(all);
  }

  async load(readVectors: ReadVectors, questions: SubjectQuestions[]): Promise<void> {
    const find = withParts(await readVectors(this.language), this.language);
    this.isWord = (word) => find(word) !== undefined;
    const known = await runInSlices(createSentenceQuestions(this.all, questions, this.language));
    this.questions = known;
    this.questionPlaces = createTermPlaces(
      this.all.map((_, at) => ({ folded: known.textAt(at), document: '' })),
    );
    this.similarWorth = await runInSlices(
      createSimilarWords(this.all, this.language, find, known.textAt),
    );
  }

  weigh(terms: Term[], isLenient: boolean): WeighedTerm[] {
    const frequencies = { of: this.places.frequencyOf, total: this.all.length };
    return terms.map((term) => weighTerm(term, frequencies, isLenient));
  }

  search({
    terms,
    message,
    focus,
    isLenient = false,
    similar: use = 'orders',
    prefer = () => 1,
    countsQuestions = () => true,
  }: SentenceQuery): SentenceMatch[] {
    const weighed = this.weigh(terms, isLenient);
    const trust = use === 'proves' ? SIMILAR_PROOF : 0;
    const numberWorth = focus?.kind === 'duration' || focus?.unit !== undefined ? NUMBER_WORTH : 0;
    const total = weighed.reduce((sum, { worth }) => sum + worth, numberWorth);
    const similarities = message === undefined ? undefined : this.questions?.similarities(message);
    if (total === 0 && similarities === undefined) return [];
    const floor = MIN_SIMILARITY[isLenient ? 'known' : 'anywhere'];
    const searchesQuestions = use !== 'unused' && message !== undefined;
    const searched = weighed.map((term, at): SearchedTerm => ({
      term,
      own: this.places.worths(term),
      inQuestions: searchesQuestions ? this.questionPlaces?.worths(term) : undefined,
      similar: use === 'unused' ? undefined : this.similarWorth(terms[at]?.text.trim() ?? ''),
      weight: terms[at]?.weight ?? 1,
    }));
    const factorOf = createFocusFactor(focus, this.language);
    const hasUnit = createUnitTest(focus, this.language);
    const unknown = weighed.filter(({ isUnknown }) => isUnknown).length;
    const inDocument = oncePerText((text) =>
      weighed.map((term) => this.places.inDocument(term, text)),
    );
    const inHeading = oncePerText((text) => weighed.map((term) => worthIn(term, text)));
    const matches: SentenceMatch[] = [];
    for (const [place, sentence] of this.all.entries()) {
      const preference = prefer(sentence);
      if (preference === 0) continue;
      const areCounted = countsQuestions(sentence);
      const nearest = areCounted ? (similarities?.[place] ?? 0) : 0;
      const similarity = nearest < floor ? 0 : nearest;
      // In the whole library some question always has a few of the words.
      const excess = isLenient ? similarity : Math.max(0, similarity - floor) / (1 - floor);
      const likeness =
        isLenient && areCounted && message !== undefined
          ? (this.questions?.likeness(place, message) ?? 0)
          : 0;
      const isLike = likeness >= MIN_LIKENESS;
      const hasNumber = numberWorth > 0 && hasUnit(sentence.text);
      const heading = inHeading(sentence.heading);
      // Most sentences have none of the words.
      const mayMatch =
        hasNumber ||
        isLike ||
        similarity > 0 ||
        searched.some((term, at) => (heading[at] ?? 0) > 0 || occursAt(term, place, trust));
      if (!mayMatch) continue;
      const ofPlace = { all: this.all, place, areCounted, trust };
      const found = searched.map((term, at) => findTerm(term, heading[at] ?? 0, ofPlace));
      const sum = (read: (one: Found) => number) => found.reduce((all, one) => all + read(one), 0);
      const own = sum((one) => one.own) + (hasNumber ? numberWorth : 0);
      const near = sum((one) => one.near);
      if (own + near === 0 && similarity === 0 && !isLike) continue;
      const elsewhere = inDocument(sentence.document).reduce(
        (all, worth, at) =>
          all + Math.max(0, worth - (found[at]?.own ?? 0) - (found[at]?.near ?? 0)),
        0,
      );
      const score =
        sum((one) => one.score) + (hasNumber ? numberWorth : 0) + elsewhere * DOCUMENT_WEIGHT;
      const length =
        1 + LENGTH_WEIGHT * Math.max(0, sentence.text.length / TYPICAL_LENGTH[this.language] - 1);
      const kind = (sentence.isSummary ? SUMMARY_WEIGHT : 1) * wholeFactor(isLenient, own, total);
      const focused = factorOf(sentence.text);
      const factor = (focused * preference * kind) / length;
      const evidence = sentence.subject === undefined ? Math.max(own, near) : own;
      const coverage =
        total === 0 ? 0 : Math.min(1, (own + near + elsewhere * ELSEWHERE_COVERAGE) / total);
      const likely = QUESTION_WORTH * excess + LIKENESS_WORTH * likeness;
      matches.push({
        sentence,
        score: score * factor + likely * preference * focused,
        coverage,
        ownCoverage: total === 0 ? 0 : evidence / total,
        similarity,
        likeness,
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

/** Index of all sentences of the site. */
export function createSentenceIndex(
  base: KnowledgeBase,
  { help, questions }: { help: HelpSection[]; questions: SubjectQuestions[] },
  readVectors: ReadVectors,
): SentenceIndex {
  const indexes = byLanguage(function* (language) {
    return new LanguageIndex(language, yield* collectSentences(base, help, language));
  });
  return {
    load: oncePerLanguage(async (language) => {
      await indexes.load(language);
      await indexes.of(language).load(readVectors, questions);
    }),
    search: (query) => indexes.of(query.language).search(query),
    weigh: (terms, language) => indexes.of(language).weigh(terms, false),
    isWord: (word, language) => indexes.of(language).isWord(word),
    isKnown: (word, language) =>
      indexes.of(language).places.frequencyOf(foldTerm(word, language).trimEnd()) > 0,
  };
}
