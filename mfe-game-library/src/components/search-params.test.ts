import { readSearch, MAX_TEXT_LENGTH, withSearch } from './search-params';

const query = (text: string) => new URLSearchParams(text);

describe('readSearch', () => {
  it('reads what the address says', () => {
    expect(readSearch(query('searchValue=+夜+&searchKind=game&searchPage=2'))).toEqual({
      text: '夜',
      kind: 'game',
      page: 2,
    });
  });

  it('takes nonsense for absent, and no more text than the service does', () => {
    const long = 'x'.repeat(MAX_TEXT_LENGTH + 50);
    const search = readSearch(query(`searchValue=${long}&searchKind=stone&searchPage=-1`));
    expect(search).toEqual({ text: 'x'.repeat(MAX_TEXT_LENGTH), kind: 'all', page: 1 });
  });
});

describe('withSearch', () => {
  it('looks for a new text in everything and keeps foreign parameters', () => {
    const next = withSearch(query('channel=qq&searchValue=a&searchKind=game&searchPage=3'), {
      text: 'b',
    });
    expect(next.toString()).toBe('channel=qq&searchValue=b');
  });
});
