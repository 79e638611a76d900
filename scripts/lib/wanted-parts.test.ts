import { wantedParts } from './wanted-parts';
import { HelpWanted, WrongUsage } from './wrong-usage';

describe('the parts of a command line', () => {
  const parts = [{ name: 'matcher' }, { name: 'api-client' }];
  const wanted = (...words: string[]) =>
    wantedParts(parts, words, 'usage: this').map(({ name }) => name);

  it('are all of them when none is named', () => {
    expect(wanted()).toEqual(['matcher', 'api-client']);
  });

  it('are those that are named', () => {
    expect(wanted('api-client')).toEqual(['api-client']);
  });

  it('are refused by name when there is none such, and nothing is done', () => {
    expect(() => wanted('matcher', 'macher')).toThrow(
      new WrongUsage('There is no part "macher".\n\nusage: this'),
    );
  });

  it('are explained to who asks', () => {
    expect(() => wanted('--help')).toThrow(new HelpWanted('usage: this'));
  });
});
