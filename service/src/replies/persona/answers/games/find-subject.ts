import { gameOfSubject, type Subject } from '../../knowledge/knowledge-base';
import type { ReplyContext } from '../reply-draft';

/** The subject of the question among all mentions: an entity takes precedence over its game. */
export function findSubject({ question }: ReplyContext): Subject | undefined {
  const named = question.mentions.map(({ subject }) => subject);
  const game = named.find(({ kind }) => kind === 'game');
  const inside = question.mentions.find(
    ({ subject, by }) =>
      subject.kind === 'entity' &&
      (by !== 'part' || game === undefined || gameOfSubject(subject) === gameOfSubject(game)),
  );
  return inside?.subject ?? named[0];
}

/** The topic of the talk, if the message refers to it: “who made it?” */
export const referencedTopic = ({ question }: ReplyContext): Subject | undefined =>
  question.isReferring ? question.topic : undefined;

/** What the message is about, or else the talk. */
export const findSubjectOrTopic = (context: ReplyContext): Subject | undefined =>
  findSubject(context) ?? context.question.topic;
