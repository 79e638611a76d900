import type { Subject } from '../../knowledge/knowledge-base';
import type { Mention } from '../mentions';
import { withTitles } from './with-titles';

const subject = {
  kind: 'game',
  game: { title: { zh: '海鸥联赛', en: 'Gull League', ja: 'カモメリーグ' } },
} as Subject;
const mention = (text: string, by: Mention['by']): Mention => ({ subject, text, by, at: 0 });

it.each([
  ['a misspelt title', 'how many can play gul leeg?', 'gul leeg', 'similar'],
  ['an alias', 'how many can play GL?', 'GL', 'alias'],
  ['punctuation that normalizing removed', 'how many can play gul-leeg?', 'gul leeg', 'similar'],
] as const)('writes the title in place of %s', (_, text, written, by) => {
  expect(withTitles(text, [mention(written, by)], 'en')).toBe('how many can play Gull League?');
});

it('leaves what only refers to a game', () => {
  expect(withTitles('is it fun', [mention('it', 'reference')], 'en')).toBe('is it fun');
});
