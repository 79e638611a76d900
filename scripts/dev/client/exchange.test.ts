import type { HotModuleApi } from '@huoban/build';
import { exchange } from './exchange';

const register = jest.fn();
jest.mock(
  'react-refresh/runtime',
  () => ({
    register: (...given: unknown[]): unknown => register(...given),
    isLikelyComponentType: (type: unknown) =>
      typeof type === 'function' && /^[A-Z]/.test(type.name),
  }),
  { virtual: true },
);

/** One load of a module after the other, as webpack makes them: each is given what the one before kept. */
function makeModule() {
  let kept: HotModuleApi['data'];
  return (exports: Record<string, unknown>) => {
    const data: NonNullable<HotModuleApi['data']> = {};
    const hot = {
      data: kept,
      accept: jest.fn(),
      dispose: (keep: (into: typeof data) => void) => keep(data),
      invalidate: jest.fn(),
    };
    exchange(hot, { id: './module.tsx', exports });
    // Webpack gives every module an object after the first load, even those that kept nothing.
    kept = data;
    return hot;
  };
}

function Card() {
  return null;
}
function Other() {
  return null;
}
const format = (text: string) => text;
const page = (name: string) => ({ head: () => name, Page: Card, loader: () => name });

describe('hot update of a module', () => {
  it('is accepted by a module of components', () => {
    const load = makeModule();
    expect(load({ Card }).accept).toHaveBeenCalled();
    const again = load({ Card });
    expect(again.accept).toHaveBeenCalled();
    expect(again.invalidate).not.toHaveBeenCalled();
  });

  it('propagates to importers when it exports anything else, on every load', () => {
    const load = makeModule();
    for (const hot of [load({ format }), load({ format }), load({})]) {
      expect(hot.accept).not.toHaveBeenCalled();
      expect(hot.invalidate).not.toHaveBeenCalled();
    }
  });

  it('propagates when its exports changed', () => {
    const load = makeModule();
    load({ Card });
    expect(load({ Card, Other }).invalidate).toHaveBeenCalled();
    const grown = makeModule();
    grown({ Card });
    expect(grown({ Card, limit: 3 }).invalidate).toHaveBeenCalled();
  });

  it('updates loader and head of the page object that the shell references, on every load', () => {
    const load = makeModule();
    const held: Record<string, unknown> = { ...page('first'), ErrorView: Other };
    load({ page: held });
    load({ page: page('second') });
    const third = page('third');
    load({ page: third });
    expect(held).toEqual(third);
  });

  it('registers the components of a page with React Refresh', () => {
    register.mockClear();
    makeModule()({ page: page('first') });
    expect(register).toHaveBeenCalledWith(Card, './module.tsx page.Page');
  });
});
