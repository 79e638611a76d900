import { isFiltered, readFilters, withFilters } from './filters';

const ALL = { category: '', tag: '', text: '', sort: 'popular', page: 1 };
const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  it('defaults to all partners, most popular first', () => {
    expect(read('')).toEqual(ALL);
    expect(isFiltered(read('partnerSort=newest'))).toBe(false);
  });

  it('reads every filter and ignores parameters of other pages', () => {
    const query =
      'partnerCategory=coach&partnerTag=gentle&partnerText=%E7%8C%AB&partnerSort=newest&partnerPage=2&sort=az';
    expect(read(query)).toEqual({
      category: 'coach',
      tag: 'gentle',
      text: '猫',
      sort: 'newest',
      page: 2,
    });
  });

  it.each(['0', '-1', '1.5', 'x', '99999', ''])('ignores the invalid page "%s"', (page) => {
    expect(read(`partnerPage=${page}`).page).toBe(1);
  });

  it('truncates values to the limits of the service', () => {
    expect(read(`partnerText=${'猫'.repeat(500)}`).text).toHaveLength(100);
    expect(read(`partnerTag=${'x'.repeat(500)}`).tag).toHaveLength(40);
  });
});

describe('withFilters', () => {
  it('keeps other parameters and resets the page', () => {
    const query = new URLSearchParams('channel=bili&partnerTag=gentle&partnerPage=3');
    expect(withFilters(query, { category: 'coach' }).toString()).toBe(
      'channel=bili&partnerCategory=coach&partnerTag=gentle',
    );
  });

  it('omits default values', () => {
    const query = new URLSearchParams('partnerSort=newest&partnerText=a&partnerPage=2');
    expect(withFilters(query, { sort: 'popular', text: '  ' }).toString()).toBe('');
  });

  it('round-trips with readFilters', () => {
    const filters = {
      category: 'coach',
      tag: 'a&b',
      text: '猫 和 狗',
      sort: 'newest',
      page: 4,
    } as const;
    expect(readFilters(withFilters(new URLSearchParams(), filters))).toEqual(filters);
  });
});
