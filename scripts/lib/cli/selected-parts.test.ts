import { selectParts } from './selected-parts';
import { HelpRequested, UsageError } from './usage-error';

describe('selectParts', () => {
  const parts = [{ name: 'matcher' }, { name: 'api-client' }];
  const wanted = (...words: string[]) =>
    selectParts(parts, words, 'usage: this').parts.map(({ name }) => name);

  it('returns all parts without arguments', () => {
    expect(wanted()).toEqual(['matcher', 'api-client']);
  });

  it('returns the named parts', () => {
    expect(wanted('api-client')).toEqual(['api-client']);
  });

  it('returns the first part for --short, and those named beside it', () => {
    expect(wanted('--short')).toEqual(['matcher']);
    expect(wanted('api-client', '--short')).toEqual(['api-client']);
    expect(selectParts(parts, ['--short'], '').isShort).toBe(true);
    expect(selectParts(parts, [], '').isShort).toBe(false);
  });

  it('refuses unknown parts by name', () => {
    expect(() => wanted('matcher', 'macher')).toThrow(
      new UsageError('Unknown part "macher".\n\nusage: this'),
    );
  });

  it('prints help for --help', () => {
    expect(() => wanted('--help')).toThrow(new HelpRequested('usage: this'));
  });
});
