import { negotiateLanguage } from './language';

describe('negotiateLanguage', () => {
  it.each([
    [undefined, 'zh'],
    ['', 'zh'],
    ['en', 'en'],
    ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
    ['en;q=0.3, ja;q=0.7', 'ja'],
    ['fr, de;q=0.8', 'zh'],
    ['en;q=0', 'zh'],
  ])('reads %s as %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });
});
