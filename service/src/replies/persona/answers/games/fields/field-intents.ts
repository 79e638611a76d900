import { type Subject, isOfGame } from '../../../knowledge/knowledge-base';
import type { FocusKind } from '../../../understanding/focus';
import type { LibraryIntent } from '../../../understanding/intents/intent';
import type { ReplyContext } from '../../reply-draft';

const OF_RELEASE = /发|出|上线|推|release|launch|\bout\b|発売|リリース/iu;

const OF_FIELD: LibraryIntent[] = ['players', 'platforms', 'released'];

/** “How do two of us share water?” and “why does he come out?” ask for no field of the game. */
const asksNoField = (kind: FocusKind | undefined): boolean =>
  kind === 'reason' || kind === 'purpose' || kind === 'manner';

/** “How long does it take” asks for no date of a game, “how long has it been out” does. */
export const isOfAnotherKind = (
  intent: LibraryIntent,
  subject: Subject,
  { question }: ReplyContext,
): boolean =>
  (isOfGame(subject) &&
    question.terms.length > 0 &&
    asksNoField(question.focus?.kind) &&
    OF_FIELD.includes(intent)) ||
  (question.focus?.kind === 'duration' &&
    subject.kind !== 'activity' &&
    question.intents.some(
      (one) =>
        one.intent === intent &&
        (intent === 'when' || (intent === 'released' && !OF_RELEASE.test(one.phrase))),
    ));
