import { createRouteMap } from '@huoban/runtime/internal';
import { environment, loadedPage, testRoutes } from '../../app/testing/environment';
import { createPrefetch } from './prefetch';

const routes = createRouteMap(testRoutes);

function prefetching(load = jest.fn(async () => loadedPage())) {
  return { load, prefetch: createPrefetch(routes, environment(load)) };
}
const saveData = (value: boolean) =>
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: value },
  });

describe('prefetch', () => {
  beforeEach(() => saveData(false));

  it('loads section and page once per URL', () => {
    const { load, prefetch } = prefetching();
    prefetch('/game-library/7?channel=b');
    prefetch('/game-library/7');
    expect(load.mock.calls).toEqual([['mfe-game-library', 'game', 'zh']]);
  });

  it('loads nothing for a URL without a route', () => {
    const { load, prefetch } = prefetching();
    prefetch('/nowhere');
    expect(load).not.toHaveBeenCalled();
  });

  it('loads nothing with saveData', () => {
    saveData(true);
    const { load, prefetch } = prefetching();
    prefetch('/game-library/7');
    expect(load).not.toHaveBeenCalled();
  });

  it('ignores a failure and retries the next time', async () => {
    const { load, prefetch } = prefetching(jest.fn(() => Promise.reject(new Error('down'))));
    prefetch('/game-library/7');
    await new Promise((resolve) => setTimeout(resolve, 0));
    prefetch('/game-library/7');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
