import { hasHit, highlight, snippet } from './highlight';

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
    expect(shown(highlight(text, query))).toBe(marked);
    expect(hasHit(text, query)).toBe(marked.includes('['));
  });
});

describe('snippet', () => {
  const long = `${'a '.repeat(60)}lamp ${'b '.repeat(60)}`;

  it('is around the first hit, with ellipses at cuts', () => {
    expect(shown(snippet(['nothing', long], 'lamp', 60))).toMatch(/^….*\[lamp\].*…$/);
  });

  it('is the end when the hit is there, the beginning without a hit', () => {
    expect(shown(snippet([`${'a '.repeat(60)}lamp`], 'lamp', 40))).toMatch(/^….*\[lamp\]$/);
    expect(shown(snippet([long], 'other', 40))).toMatch(/^a a .*…$/);
  });

  it('is a complete short text, and empty without texts', () => {
    expect(shown(snippet(['a lamp'], 'lamp'))).toBe('a [lamp]');
    expect(snippet([], 'lamp')).toEqual([]);
  });
});
