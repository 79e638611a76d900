import { isFiltered, NO_FILTERS, readFilters, withFilters } from './library-filters';

const query = (text: string) => new URLSearchParams(text);

describe('readFilters', () => {
  it('reads the query', () => {
    expect(
      readFilters(
        query(
          'gameGenre=rpg&gamePlatform=pc&gamePlayers=2&gameLetter=s&gameMine=want&gameSort=az&gamePage=3',
        ),
      ),
    ).toEqual({
      genre: 'rpg',
      platform: 'pc',
      players: '2',
      letter: 'S',
      mine: 'want',
      sort: 'az',
      page: 3,
    });
    expect(readFilters(query('gameLetter=か')).letter).toBe('か');
  });

  it.each([
    'gameLetter=SS',
    'gameLetter=1',
    'gameLetter=ん',
    'gamePlayers=3',
    'gameMine=yours',
    'gamePage=0',
    'gamePage=-1',
    'gamePage=x',
    'gameSort=?',
  ])('ignores the invalid value %s', (text) => {
    const filters = readFilters(query(text));
    expect(filters).toEqual(readFilters(query('')));
    expect(isFiltered(filters)).toBe(false);
  });
});

describe('withFilters', () => {
  it('keeps other parameters and filters and resets the page', () => {
    const next = withFilters(query('channel=qq&gameGenre=rpg&gamePage=2'), { platform: 'pc' });
    expect(next.toString()).toBe('channel=qq&gameGenre=rpg&gamePlatform=pc');
  });

  it('sets a requested page', () => {
    expect(withFilters(query('gameGenre=rpg'), { page: 2 }).toString()).toBe(
      'gameGenre=rpg&gamePage=2',
    );
  });

  it('removes all filter parameters when the filters are cleared', () => {
    const next = withFilters(query('gameGenre=rpg&gameLetter=A&gameSort=az'), NO_FILTERS);
    expect(next.toString()).toBe('gameSort=az');
  });
});
