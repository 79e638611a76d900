import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { datePageData, undatedPageData } from './page-data';

function loadedAt(time: number) {
  jest.setSystemTime(time);
  const cache = new QueryClient();
  cache.setQueryData(['games'], [{ id: '1' }]);
  return dehydrate(cache);
}

describe('the data of a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is the same in every document with the same content', () => {
    const first = JSON.stringify(undatedPageData(loadedAt(1_000)));
    expect(JSON.stringify(undatedPageData(loadedAt(90_000)))).toBe(first);
  });

  it('is as old as its document in the browser, so that it is not fetched again', () => {
    const sent = undatedPageData(loadedAt(1_000));
    const cache = new QueryClient();
    hydrate(cache, datePageData(sent, 500_000));
    expect(cache.getQueryState(['games'])).toMatchObject({
      data: [{ id: '1' }],
      dataUpdatedAt: 500_000,
    });
  });
});
