import { LANGUAGES } from '@huoban/contracts';
import { nameOf, type Subject } from '../../knowledge/knowledge-base';
import { normalizeText } from '../normalize-text';
import type { KnownName } from './name-entries';

const MIN_LENGTH = 2;
/** Shorter aliases in kana resemble many words. */
const MIN_ALIAS = { han: 3, kana: 6 };
const HAN = /\p{Script=Han}/u;

function spellingsOf(subject: Subject): string[] {
  if (subject.kind === 'entity') return subject.entity.spellings;
  if (subject.kind !== 'game') return [];
  const { aliases, spellings } = subject.game;
  return [...aliases.zh, ...aliases.ja, ...spellings];
}

/** The names of a subject that messages may misspell. */
export function misspeltNames(subject: Subject): KnownName<Subject>[] {
  const isTitle = subject.kind === 'game';
  const spellings = spellingsOf(subject).filter(
    (one) => one.length >= MIN_ALIAS[HAN.test(one) ? 'han' : 'kana'],
  );
  return LANGUAGES.flatMap((language) => {
    const text = normalizeText(nameOf(subject, language));
    const whole = text.startsWith('The ') ? [text, text.slice(4)] : [text];
    return whole
      .filter(({ length }) => length >= MIN_LENGTH)
      .map((name) => ({ value: subject, text: name, spellings, isTitle }));
  });
}
