import type { Turn } from '../../../reply-provider';
import type { Subject } from '../../knowledge/knowledge-base';
import { detectLanguage } from '../normalize-text';
import { resolveReference, usesPronoun } from './references';
import { listSubjects, mentionsOf, type Talk } from './subjects';

/** A game that a partner offers when it does not know an answer is not the topic. */
const isAdmission = ({ sender, text }: Turn): boolean =>
  sender === 'character' &&
  /不知道|不清楚|don[’']t know|do not know|知らな|分からな|知りません|存じません|知らん|分からん/u.test(
    text,
  );

/** Asks for another subject, which the reply names: “which story is his?” */
const ASKS_WHICH = /哪(?:个|些|款|位)|谁|\b(?:which|who)\b|どの|どれ|誰|だれ/iu;

/** What “the first one” and “it” of a visitor meant. */
function findReferenced(turn: Turn | undefined, talk: Talk): Subject | undefined {
  if (turn?.sender !== 'user') return undefined;
  const language = detectLanguage(turn.text, 'en');
  const found = resolveReference(turn.text, language, talk, undefined);
  if (found !== undefined) return found.subjects.length === 1 ? found.subjects[0] : undefined;
  const isKept = usesPronoun(turn.text, language) && !ASKS_WHICH.test(turn.text);
  return isKept ? findTopic(talk, 'user') : undefined;
}

/** What a reply is about: the story that it names together with the partner who leads it, or what it names first. */
function findMain(named: Subject[]): Subject | undefined {
  const stories = named.filter(({ kind }) => kind === 'story');
  const namesPartner = named.some(({ kind }) => kind === 'partner');
  return stories.length === 1 && namesPartner ? stories[0] : named[0];
}

/** Last subject of the conversation: preferably one that the visitor mentioned. */
export function findTopic(talk: Talk, preferredSender: Turn['sender']): Subject | undefined {
  const { earlier } = talk;
  const findSubject = (turn: Turn | undefined): Subject | undefined => {
    if (turn === undefined || (preferredSender === 'user' && isAdmission(turn))) return undefined;
    // A part of a name in what a partner says is a word like any other: “recording”.
    return turn.sender === 'character'
      ? (findMain(listSubjects(turn, talk)) ??
          mentionsOf(turn, talk).find(({ by }) => by !== 'part')?.subject)
      : mentionsOf(turn, talk)[0]?.subject;
  };
  for (let at = earlier.length - 1; at >= 0; at -= 1) {
    const turn = earlier[at];
    const before = earlier[at - 1];
    const isAnswer = turn?.sender === 'character' && before?.sender === 'user';
    // Of several games that the visitor named, the reply names the one that it is about first.
    const namedSeveral = isAnswer && listSubjects(before, talk).length > 1;
    const order = isAnswer && preferredSender === 'user' && !namedSeveral ? [before, turn] : [turn];
    for (const one of order) {
      // A greeting names no part of anything: “the first one ever” is no thing of a game.
      const subject =
        (at === 0 && one?.sender === 'character' ? listSubjects(one, talk)[0] : findSubject(one)) ??
        findReferenced(one, { ...talk, earlier: earlier.slice(0, at) });
      if (subject !== undefined) return subject;
    }
  }
  return undefined;
}
