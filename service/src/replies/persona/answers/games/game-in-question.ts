import type { GameFile } from '../../../../content/content-schema';
import { gameOfSubject, type Subject } from '../../knowledge/knowledge-base';
import type { ReplyContext } from '../reply-draft';

/** The game that the question names, or the one of the talk when it names nothing. */
export function gameInQuestion({ question }: ReplyContext): GameFile | undefined {
  const named = question.mentions.filter(({ by }) => by !== 'part');
  const subjects: (Subject | undefined)[] =
    named.length > 0 ? named.map(({ subject }) => subject) : [question.topic];
  const [subject, another] = subjects;
  if (another !== undefined) return undefined;
  const isOfGame = subject?.kind === 'game' || (named.length === 0 && subject?.kind === 'entity');
  return isOfGame ? gameOfSubject(subject) : undefined;
}
