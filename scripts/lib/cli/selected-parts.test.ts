import { selectParts } from './selected-parts';
import { HelpRequested, UsageError } from './usage-error';

describe('the parts of a command line', () => {
  const parts = [{ name: 'matcher' }, { name: 'api-client' }];
  const wanted = (...words: string[]) =>
    selectParts(parts, words, 'usage: this').map(({ name }) => name);

  it('are all of them when none is named', () => {
    expect(wanted()).toEqual(['matcher', 'api-client']);
  });

  it('are those that are named', () => {
    expect(wanted('api-client')).toEqual(['api-client']);
  });

  it('are refused by name when there is none such, and nothing is done', () => {
    expect(() => wanted('matcher', 'macher')).toThrow(
      new UsageError('There is no part "macher".\n\nusage: this'),
    );
  });

  it('are explained to who asks', () => {
    expect(() => wanted('--help')).toThrow(new HelpRequested('usage: this'));
  });
});
