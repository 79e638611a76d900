import { mergeQuery, toSearch } from './query';

const merged = (current: string, own: string) =>
  toSearch(mergeQuery(new URLSearchParams(current), new URLSearchParams(own)));

describe('mergeQuery', () => {
  it.each([
    ['channel=bili', '', '?channel=bili'],
    ['', 'searchValue=a', '?searchValue=a'],
    ['channel=bili', 'searchValue=a', '?searchValue=a&channel=bili'],
    ['channel=old&x=1', 'channel=new', '?channel=new&x=1'],
    ['tag=a&tag=b', 'x=1', '?x=1&tag=a&tag=b'],
    ['tag=a&tag=b', 'tag=c', '?tag=c'],
    ['empty=', '', '?empty='],
    ['__proto__=1&constructor=2', 'x=3', '?x=3&__proto__=1&constructor=2'],
    ['', '', ''],
  ])('keeps %s beside %s', (current, own, expected) => expect(merged(current, own)).toBe(expected));

  it('is idempotent', () => {
    const once = merged('channel=bili&tag=a&tag=b', 'searchValue=q');
    expect(merged('channel=bili&tag=a&tag=b', once)).toBe(once);
  });

  it('does not modify its arguments', () => {
    const current = new URLSearchParams('a=1');
    const own = new URLSearchParams('b=2');
    mergeQuery(current, own);
    expect([current.toString(), own.toString()]).toEqual(['a=1', 'b=2']);
  });

  it('keeps a query of 2000 characters and drops a longer one', () => {
    const maxLength = `x=${'a'.repeat(1998)}`;
    expect(merged(maxLength, 'searchValue=q')).toBe(`?searchValue=q&${maxLength}`);
    expect(merged(`${maxLength}a`, 'searchValue=q')).toBe('?searchValue=q');
  });
});
