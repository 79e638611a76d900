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
    ['searchValue=a&searchKind=game&searchPage=3&x=1', 'searchValue=b', '?searchValue=b&x=1'],
    ['searchKind=game&searchPage=3', 'searchValue=b', '?searchValue=b'],
    [
      'searchValue=a&searchKind=game&searchPage=3',
      '',
      '?searchValue=a&searchKind=game&searchPage=3',
    ],
    [
      'searchValue=a&searchPage=3',
      'searchValue=b&searchKind=character',
      '?searchValue=b&searchKind=character',
    ],
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

  it('keeps a query of 2000 characters; of a longer one what belongs to the visit', () => {
    const maxLength = `x=${'a'.repeat(1998)}`;
    expect(merged(maxLength, 'searchValue=q')).toBe(`?searchValue=q&${maxLength}`);
    expect(merged(`${maxLength}a`, 'searchValue=q')).toBe('?searchValue=q');
  });

  it.each([
    'channel=bili',
    'device=tv',
    'utm_source=a&utm_id=7',
    'gclid=1',
    'fbclid=1',
    'gbraid=1',
    'bd_vid=1',
    'gdt_vid=1',
    'qz_gdt=1',
    'click_id=1',
    'clickid=1',
    'track_id=1',
  ])('keeps %s of a query over 2000 characters', (visit) => {
    expect(merged(`${visit}&x=${'a'.repeat(2000)}`, 'tag=a')).toBe(`?tag=a&${visit}`);
    expect(merged(`${'a'.repeat(2000)}=1&channel=old`, 'channel=new')).toBe('?channel=new');
  });
});
