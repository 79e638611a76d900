import { render } from '@testing-library/react';
import { Highlight, splitMatches } from './highlight';

describe('Marked', () => {
  it('marks what was searched for', () => {
    const { container } = render(<Highlight pieces={splitMatches('The Star Lamp', 'star')} />);
    expect(container.innerHTML.replace(/ class="[^"]*"/g, '')).toBe('The <mark>Star</mark> Lamp');
  });

  it('shows HTML of the service as text', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const { container } = render(
      <Highlight
        pieces={[
          { text: evil, hit: true },
          { text: '<script>1</script>', hit: false },
        ]}
      />,
    );
    expect(container.querySelector('img, script')).toBeNull();
    expect(container.textContent).toBe(`${evil}<script>1</script>`);
  });
});

describe('piecesOf', () => {
  it('finds every place', () => {
    expect(splitMatches('夜市夜', '夜')).toEqual([
      { text: '夜', hit: true },
      { text: '市', hit: false },
      { text: '夜', hit: true },
    ]);
  });

  it('marks nothing for no text, and nothing where the case changes lengths', () => {
    expect(splitMatches('abc', '')).toEqual([{ text: 'abc', hit: false }]);
    expect(splitMatches('İabc', 'abc')).toEqual([{ text: 'İabc', hit: false }]);
  });
});
