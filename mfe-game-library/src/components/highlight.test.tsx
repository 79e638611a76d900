import { render } from '@testing-library/react';
import { Highlight, splitMatches } from './highlight';

describe('Highlight', () => {
  it('marks matches', () => {
    const { container } = render(<Highlight parts={splitMatches('The Star Lamp', 'star')} />);
    expect(container.innerHTML.replace(/ class="[^"]*"/g, '')).toBe('The <mark>Star</mark> Lamp');
  });

  it('renders HTML as text', () => {
    const html = '<img src=x onerror=alert(1)>';
    const { container } = render(
      <Highlight
        parts={[
          { text: html, hit: true },
          { text: '<script>1</script>', hit: false },
        ]}
      />,
    );
    expect(container.querySelector('img, script')).toBeNull();
    expect(container.textContent).toBe(`${html}<script>1</script>`);
  });
});

describe('splitMatches', () => {
  it('finds every match', () => {
    expect(splitMatches('夜市夜', '夜')).toEqual([
      { text: '夜', hit: true },
      { text: '市', hit: false },
      { text: '夜', hit: true },
    ]);
  });

  it('marks nothing for an empty query, or if lower case changes the length', () => {
    expect(splitMatches('abc', '')).toEqual([{ text: 'abc', hit: false }]);
    expect(splitMatches('İabc', 'abc')).toEqual([{ text: 'İabc', hit: false }]);
  });
});
