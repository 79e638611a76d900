import { render } from '@testing-library/react';
import { Highlight } from './highlight';

describe('Highlight', () => {
  it('marks matches', () => {
    const parts = [
      { text: 'The ', hit: false },
      { text: 'Star', hit: true },
      { text: ' Lamp', hit: false },
    ];
    const { container } = render(<Highlight parts={parts} />);
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
