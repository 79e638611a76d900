import { hasHit, highlight, snippet } from './highlight';

/** With hits in brackets. */
const shown = (parts: ReturnType<typeof highlight>) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('the words of a query in a text', () => {
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

describe('a piece of a long text', () => {
  const long = `${'a '.repeat(60)}lamp ${'b '.repeat(60)}`;

  it('stands around the first hit, and says where it was cut', () => {
    expect(shown(snippet(['nothing', long], 'lamp', 60))).toMatch(/^….*\[lamp\].*…$/);
  });

  it('is the end when the hit stands there, the beginning when there is none', () => {
    expect(shown(snippet([`${'a '.repeat(60)}lamp`], 'lamp', 40))).toMatch(/^….*\[lamp\]$/);
    expect(shown(snippet([long], 'other', 40))).toMatch(/^a a .*…$/);
  });

  it('is the whole of a short one, and nothing where nothing is told', () => {
    expect(shown(snippet(['a lamp'], 'lamp'))).toBe('a [lamp]');
    expect(snippet([], 'lamp')).toEqual([]);
  });
});
