import { findQuote, hasHit, highlight, snippet, wordsOf } from './highlight';

/** With hits in brackets. */
const shown = (parts: ReturnType<typeof highlight>) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('highlight', () => {
  it.each([
    ['The Star Lamp', 'star', 'The [Star] Lamp'],
    ['Starlight and star', 'STAR', '[Star]light and [star]'],
    ['bastard star', 'star', 'bastard [star]'],
    ['点亮星灯塔的星灯', '星灯', '点亮[星灯]塔的[星灯]'],
    ['no such word', 'lamp', 'no such word'],
    ['星灯塔', '星灯塔 灯', '[星灯塔]'],
  ])('%s, asked for %s: %s', (text, query, marked) => {
    const words = wordsOf(query);
    expect(shown(highlight(text, words))).toBe(marked);
    expect(hasHit(text, words)).toBe(marked.includes('['));
  });
});

describe('snippet', () => {
  const cut = (texts: string[], query: string, length?: number) => {
    const words = wordsOf(query);
    return snippet(findQuote(texts, words) ?? { text: texts[0] ?? '', spans: [] }, words, length);
  };
  const long = `${'a '.repeat(60)}lamp ${'b '.repeat(60)}`;

  it('is around the first hit, with ellipses at cuts', () => {
    expect(shown(cut(['nothing', long], 'lamp', 60))).toMatch(/^….*\[lamp\].*…$/);
  });

  it('is the end when the hit is there, the beginning without a hit', () => {
    expect(shown(cut([`${'a '.repeat(60)}lamp`], 'lamp', 40))).toMatch(/^….*\[lamp\]$/);
    expect(shown(cut([long], 'other', 40))).toMatch(/^a a .*…$/);
  });

  it.each([
    ['fix the pipes, settle the rents, keep the lamp', 'pipes', 20, 'fix the [pipes]…'],
    [
      'the oldest butler of a house, and the lamp of it',
      'lamp',
      30,
      '…of a house, and the [lamp]…',
    ],
    ['把高塔改成八间出租屋，修水管、调解邻居', '高塔', 8, '把[高塔]改成八间出…'],
  ])('cuts %s between words', (text, query, length, expected) => {
    expect(shown(cut([text], query, length))).toBe(expected);
  });

  it('is a complete short text, and empty without texts', () => {
    expect(shown(cut(['a lamp'], 'lamp'))).toBe('a [lamp]');
    expect(cut([], 'lamp')).toEqual([]);
  });
});
