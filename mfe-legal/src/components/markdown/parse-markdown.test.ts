import { parseMarkdown, plainText } from './parse-markdown';

const run = (text: string, strong = false) => ({ text, strong });

it('reads headings, paragraphs, lists, quotations and bold', () => {
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

it('reads lines that end as on Windows', () => {
  expect(parseMarkdown('## A\r\n\r\nb\r\n')).toHaveLength(2);
});

it('leaves an unpaired bold mark as it is', () => {
  expect(parseMarkdown('a ** b')).toEqual([{ kind: 'paragraph', runs: [run('a ** b')] }]);
});

it.each(['<img src=x onerror=alert(1)>', '[go](javascript:alert(1))', '# one', '```js'])(
  'takes %p for plain words',
  (source) => {
    const [block] = parseMarkdown(source);
    expect(block).toEqual({ kind: 'paragraph', runs: [run(source)] });
  },
);

it('gives the words of runs without their marks', () => {
  expect(plainText([run('a '), run('b', true)])).toBe('a b');
});
