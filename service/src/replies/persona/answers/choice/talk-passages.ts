import type { SentenceMatch } from '../../knowledge/sentence-index';
import { findSubjectOrTopic } from '../games/find-subject';
import type { ReplyContext } from '../reply-draft';
import { searchSentences } from '../sentence-drafts';
import { findQuoted } from '../talk/quoted';

/** Words of the message before count less than those of the message. */
const BEFORE_WEIGHT = 0.5;
const MAX_SENTENCES = 3;
const MAX_BESIDE = 2;
/** Sentences from the quoted one. */
const NEAR = 3;

/** Passages that what was said before finds, each list best first. */
export interface TalkPassages {
  /** Those that match the visitor's message before as well, which “how do I do that?” leaves out. */
  continued: SentenceMatch[];
  /** Those that stand beside what the last reply quoted. */
  beside: SentenceMatch[];
}

/** Passages about the subject of the talk that no earlier reply has quoted. */
export function findTalkPassages(context: ReplyContext): TalkPassages {
  const { question, earlierLines, previousReplies } = context;
  const { terms, previousTerms, carried, text } = question;
  const before = earlierLines.at(-1);
  const subject = question.topic === undefined ? undefined : findSubjectOrTopic(context);
  if (before === undefined || previousReplies.length === 0 || subject === undefined)
    return { continued: [], beside: [] };
  const isNew = ({ sentence }: SentenceMatch) =>
    !previousReplies.some((said) => said.includes(sentence.text));
  const lighter = previousTerms.map((term) => ({ ...term, weight: term.weight * BEFORE_WEIGHT }));
  const continued = searchSentences(context, subject, {
    terms: [...terms, ...lighter],
    message: `${before} ${text}`,
  });
  const near = searchSentences(context, subject, { terms: [...terms, ...carried] });
  const quoted = findQuoted(near, context);
  const distanceOf = ({ sentence: { texts, index } }: SentenceMatch): number =>
    Math.min(
      ...quoted.map(({ sentence }) =>
        sentence.texts === texts
          ? index > sentence.index
            ? index - sentence.index
            : sentence.index - index + NEAR / 2
          : Infinity,
      ),
    );
  return {
    continued: continued.filter(isNew).slice(0, MAX_SENTENCES),
    beside: near
      .filter(isNew)
      .map((match) => ({ match, distance: distanceOf(match) }))
      .filter(({ distance }) => distance <= NEAR)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MAX_BESIDE)
      .map(({ match }) => match),
  };
}
