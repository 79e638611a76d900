import { readSearch, MAX_TEXT_LENGTH, withSearch } from './search-params';

const query = (text: string) => new URLSearchParams(text);

describe('readSearch', () => {
  it('reads the query', () => {
    expect(readSearch(query('searchValue=+夜+&searchKind=game&searchPage=2'))).toEqual({
      text: '夜',
      kind: 'game',
      page: 2,
    });
  });

  it('ignores invalid values and truncates the text to the limit of the service', () => {
    const long = 'x'.repeat(MAX_TEXT_LENGTH + 50);
    const search = readSearch(query(`searchValue=${long}&searchKind=stone&searchPage=-1`));
    expect(search).toEqual({ text: 'x'.repeat(MAX_TEXT_LENGTH), kind: 'all', page: 1 });
  });
});

describe('withSearch', () => {
  it('resets kind and page for a new text and keeps other parameters', () => {
    const next = withSearch(query('channel=qq&searchValue=a&searchKind=game&searchPage=3'), {
      text: 'b',
    });
    expect(next.toString()).toBe('channel=qq&searchValue=b');
  });
});
