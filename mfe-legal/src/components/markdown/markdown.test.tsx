import { render, screen } from '@testing-library/react';
import { Markdown } from './markdown';
import { parseMarkdown } from './parse-markdown';

const show = (source: string) => render(<Markdown blocks={parseMarkdown(source)} />);

it('renders HTML and links in the text as plain text', () => {
  const { container } = show(
    '## <script>bad()</script>\n\n- <img src=x onerror=bad()>\n\n[a](javascript:bad()) **<b>x</b>**',
  );
  expect(container.querySelector('script, img, a, b')).toBeNull();
  expect(screen.getByRole('heading', { name: '<script>bad()</script>' })).toBeTruthy();
  expect(container.querySelector('strong')?.textContent).toBe('<b>x</b>');
});

it('gives each heading an anchor by its index', () => {
  show('Intro\n\n## One\n\ntext\n\n## Two');
  expect(screen.getAllByRole('heading').map((heading) => heading.id)).toEqual(['part-1', 'part-3']);
});
