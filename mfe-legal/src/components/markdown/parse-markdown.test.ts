import { parseMarkdown, plainText } from './parse-markdown';

const run = (text: string, strong = false) => ({ text, strong });

it('parses headings, paragraphs, lists, quotations and bold', () => {
  const source = `> Mind **this**
> too

## 1. First

One
line.

- a
- **b** c

### Inner
1. x
2. y`;
  expect(parseMarkdown(source)).toEqual([
    { kind: 'quote', runs: [run('Mind '), run('this', true), run(' too')] },
    { kind: 'heading', level: 2, runs: [run('1. First')] },
    { kind: 'paragraph', runs: [run('One line.')] },
    { kind: 'list', ordered: false, items: [[run('a')], [run('b', true), run(' c')]] },
    { kind: 'heading', level: 3, runs: [run('Inner')] },
    { kind: 'list', ordered: true, items: [[run('x')], [run('y')]] },
  ]);
});

it('accepts CRLF line endings', () => {
  expect(parseMarkdown('## A\r\n\r\nb\r\n')).toHaveLength(2);
});

it('keeps an unpaired bold mark as text', () => {
  expect(parseMarkdown('a ** b')).toEqual([{ kind: 'paragraph', runs: [run('a ** b')] }]);
});

it.each(['<img src=x onerror=alert(1)>', '[go](javascript:alert(1))', '# one', '```js'])(
  'parses %p as plain text',
  (source) => {
    const [block] = parseMarkdown(source);
    expect(block).toEqual({ kind: 'paragraph', runs: [run(source)] });
  },
);

it('joins the text of runs', () => {
  expect(plainText([run('a '), run('b', true)])).toBe('a b');
});
