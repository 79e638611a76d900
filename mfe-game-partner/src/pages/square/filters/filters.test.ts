import { isFiltered, readFilters, withFilters } from './filters';

const ALL = { category: '', tag: '', text: '', sort: 'popular', page: 1 };
const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  it('shows everyone, most popular first, where the address says nothing', () => {
    expect(read('')).toEqual(ALL);
    expect(isFiltered(read('partnerSort=newest'))).toBe(false);
  });

  it('reads every filter, and leaves parameters of other pages alone', () => {
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

  it.each(['0', '-1', '1.5', 'x', '99999', ''])('takes page "%s" for the first', (page) => {
    expect(read(`partnerPage=${page}`).page).toBe(1);
  });

  it('cuts what the service would refuse', () => {
    expect(read(`partnerText=${'猫'.repeat(500)}`).text).toHaveLength(100);
    expect(read(`partnerTag=${'x'.repeat(500)}`).tag).toHaveLength(40);
  });
});

describe('withFilters', () => {
  it('keeps foreign parameters and begins at the first page again', () => {
    const query = new URLSearchParams('channel=bili&partnerTag=gentle&partnerPage=3');
    expect(withFilters(query, { category: 'coach' }).toString()).toBe(
      'channel=bili&partnerCategory=coach&partnerTag=gentle',
    );
  });

  it('says nothing of what is as usual', () => {
    const query = new URLSearchParams('partnerSort=newest&partnerText=a&partnerPage=2');
    expect(withFilters(query, { sort: 'popular', text: '  ' }).toString()).toBe('');
  });

  it('is read back as it was written', () => {
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
