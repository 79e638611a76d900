import type { Language } from '@huoban/contracts';
import { nameOf, type Subject } from '../../knowledge/knowledge-base';
import { detectIntents, isLibraryIntent, type Intent } from '../intents/intent';
import type { Mention } from '../mentions';
import { readDiscourse } from '../message/discourse';
import { detectLanguage } from '../normalize-text';
import { isElliptical } from './ellipsis';
import { resolvePronoun, resolveReference, type Reference } from './references';
import type { Talk } from './subjects';

interface Message {
  text: string;
  language: Language;
  /** What it names or describes. */
  own: Mention[];
  topic: Subject | undefined;
  talk: Talk;
  page: Language;
  /** It is a question. */
  asks: boolean;
  /** It corrects the last one. */
  isCorrection: boolean;
}

export interface Resolved {
  found: Mention[];
  /** The earlier question that the message asks again, of another subject. */
  repeated: string | undefined;
}

const toMentions = ({ subjects, phrase }: Reference): Mention[] =>
  subjects.map((subject) => ({ subject, text: phrase, by: 'reference', at: 0 }));

/** Questions that any subject answers, so that they need not be repeated. */
const DESCRIBES: Intent[] = ['what', 'opinion'];

/**
 * The last question of the visitor that is no “and X?” itself, if it asks for more than a description, with the name of
 * the other subject.
 */
function findRepeated({ talk, language, page }: Message, subject: Subject): string | undefined {
  for (const { sender, text } of [...talk.earlier].reverse()) {
    if (sender !== 'user') continue;
    if (detectLanguage(text, page) !== language) return undefined;
    const said = readDiscourse(text, language).text;
    const names = talk.find(said).map((mention) => mention.text);
    if (isElliptical(said, names, { language })) continue;
    const asks = detectIntents(said, language).some(
      ({ intent }) => isLibraryIntent(intent) && !DESCRIBES.includes(intent),
    );
    const renamed = names.reduce(
      (rest, name) => rest.replace(name, nameOf(subject, language)),
      said,
    );
    return asks ? renamed : undefined;
  }
  return undefined;
}

/** Completes a message by the talk: what “it” and “the first one” are, and what “and X?” asks. */
export function resolveMentions(message: Message): Resolved {
  const { text, language, own, topic, talk, asks, isCorrection } = message;
  const isNamed = own.some(({ by }) => by !== 'part');
  const reference =
    isNamed || talk.earlier.length === 0
      ? undefined
      : (resolveReference(text, language, talk, topic) ??
        (asks ? resolvePronoun(text, language, talk, topic) : undefined));
  const found = reference === undefined ? own : toMentions(reference);
  const [first] = found;
  const names = found.map((mention) => mention.text);
  const isShort =
    first !== undefined &&
    (isNamed || reference !== undefined) &&
    (topic === undefined || topic.kind === first.subject.kind) &&
    isElliptical(text, names, { language, isCorrection });
  return { found, repeated: isShort ? findRepeated(message, first.subject) : undefined };
}
