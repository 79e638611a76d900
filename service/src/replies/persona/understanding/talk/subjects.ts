import type { CharacterFile } from '../../../../content/content-schema';
import type { Turn } from '../../../reply-provider';
import { nameOf, type Subject } from '../../knowledge/knowledge-base';
import type { Mention } from '../mentions';

export type FindMentions = (text: string) => Mention[];

/** What was said before the last message, and by which partner. */
export interface Talk {
  earlier: Turn[];
  find: FindMentions;
  partner: CharacterFile;
}

export const isSelf = ({ subject }: Mention, partner: CharacterFile): boolean =>
  subject.kind === 'partner' && subject.partner.slug === partner.slug;

export const isSame = (one: Subject, other: Subject): boolean =>
  one.kind === other.kind && nameOf(one, 'zh') === nameOf(other, 'zh');

export const withoutRepeats = (subjects: Subject[]): Subject[] => [
  ...new Map(subjects.map((subject) => [nameOf(subject, 'zh'), subject])).values(),
];

/** Mentions of a turn that may be a topic. In replies the name of a studio may be an everyday phrase. */
export const mentionsOf = (
  turn: Turn,
  { find, partner }: Pick<Talk, 'find' | 'partner'>,
): Mention[] =>
  find(turn.text).filter(
    (mention) =>
      !isSelf(mention, partner) &&
      (turn.sender === 'user' ||
        ((mention.by === 'name' || mention.by === 'part') && mention.subject.kind !== 'studio')),
  );

/** Subjects in the order in which a turn names them by their full names. */
export function listSubjects(turn: Turn, talk: Pick<Talk, 'find' | 'partner'>): Subject[] {
  const named = mentionsOf(turn, talk)
    .filter(({ by }) => by !== 'part')
    .sort((a, b) => a.at - b.at);
  return withoutRepeats(named.map(({ subject }) => subject));
}

/** The games of a list, without the partner that plays them, or whatever else it has most of. */
export function ofOneKind(subjects: Subject[]): Subject[] {
  const groups = subjects.map(({ kind }) => subjects.filter((one) => one.kind === kind));
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
}

/** Subjects of one kind that the visitor named one after the other, in the order of their first mention. */
export function subjectsOfVisitor(talk: Talk, kind: Subject['kind'] | undefined): Subject[] {
  const all = withoutRepeats(
    talk.earlier
      .filter(({ sender }) => sender === 'user')
      .flatMap((turn) => listSubjects(turn, talk)),
  );
  return kind === undefined ? ofOneKind(all) : all.filter((subject) => subject.kind === kind);
}
