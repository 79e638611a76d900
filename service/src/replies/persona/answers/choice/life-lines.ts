import { LIFE_CLASSES } from '../../understanding/classifier/message-classes';
import { canFollowBadNews, type LifeClass } from '../../understanding/classifier/life-class';
import { isQuestion } from '../../understanding/question';
import { fillTemplates, templatesOf, toRegister } from '../../wording/fill-wording';
import { isKeyOf, type ReplyContext, type ReplyDraft } from '../reply-draft';
import { draftLifeClass } from '../talk/life/general-drafts';
import { isLifeTalk, refersToTalk } from '../talk/life/life-drafts';
import { wasDown } from '../talk/mood-drafts';
import { byShare } from './by-share';
import { ADMISSIONS, type Found } from './candidate';

/** A part of a template between its values. */
const BETWEEN_VALUES = /\{\w+\}/u;

/** Each line that a partner who listens could say as a reply of its own, except those that it has said. */
function eachLine(found: Found, context: ReplyContext): Found[] {
  const [draft] = found.drafts;
  if (draft === undefined || !('key' in draft) || draft.key !== 'listening') return [found];
  const wasSaid = (line: string) =>
    context.previousReplies.some((reply) =>
      line.split(BETWEEN_VALUES).every((part) => reply.includes(toRegister(part, context))),
    );
  const lines = templatesOf(draft, context).filter(
    (line) => fillTemplates([line], draft.values).length > 0 && !wasSaid(line),
  );
  return lines.map((line) => ({
    ...found,
    kinds: [...found.kinds, `line ${line}`],
    drafts: [{ ...draft, lines: [line] }],
  }));
}

/** Share of talk about a life from which a message may be such talk. */
const LEAST_LIFE = 0.2;
const MAX_CLASSES = 3;
/** Classes of questions about a life. */
const OF_QUESTIONS: readonly LifeClass[] = ['advice', 'choice'];

/** Whether the message asks something that is not about what the visitor has told. */
const onlyAsks = (context: ReplyContext): boolean =>
  isQuestion(context.question) && !(isLifeTalk(context) && refersToTalk(context));

/** Of the share of the likeliest class, so that no line of an unlikely one is said. */
const LEAST_OF_BEST = 0.25;

/** The classes of life that the message most likely tells of or asks about, with their shares. */
function likelyClasses(
  context: ReplyContext,
  asks: boolean,
): { label: LifeClass; share: number }[] {
  const { classes } = context.question;
  if (classes === undefined || classes.shareOf(LIFE_CLASSES) < LEAST_LIFE) return [];
  const shareOf = (one: LifeClass) => classes.shareOf([one]);
  const isDown = wasDown(context.question);
  const possible = asks
    ? OF_QUESTIONS.filter((one) => shareOf(one) >= LEAST_LIFE)
    : LIFE_CLASSES.filter((one) => !isDown || canFollowBadNews(one, shareOf(one)));
  const likely = byShare(possible, shareOf, MAX_CLASSES);
  return likely.filter(({ share }) => share >= LEAST_OF_BEST * (likely[0]?.share ?? 0));
}

/** Each line of the replies to the classes of life that the message may be of. */
export function findLifeLines(context: ReplyContext, byRules: ReplyDraft[]): Found[] {
  const asks = onlyAsks(context);
  // “How do I make lasagna?” asks for what the partner does not know.
  if (asks && (isKeyOf(ADMISSIONS, byRules[0]) || !refersToTalk(context))) return [];
  return likelyClasses(context, asks).flatMap(({ label, share }) =>
    draftLifeClass(label, context).flatMap((draft) =>
      eachLine({ kinds: [`class ${label}`], drafts: [draft], scores: { class: share } }, context),
    ),
  );
}

/** The same for what was found otherwise, unless the message only asks. */
export const listLines = (others: Found[], context: ReplyContext): Found[] =>
  onlyAsks(context) ? others : others.flatMap((found) => eachLine(found, context));
