import type { HotModuleApi } from '@huoban/build';
import * as refresh from 'react-refresh/runtime';

interface LoadedModule {
  id: string | number;
  exports: Record<string, unknown>;
}

/**
 * Accepts hot updates of modules that export only components, and of page modules, whose `page` the shell references.
 * Updates of other modules propagate to their importers.
 */
export function exchange(hot: HotModuleApi, { id, exports }: LoadedModule): void {
  const before = hot.data;
  const { page } = exports;
  if (isPage(page)) {
    registerPage(page, id);
    const held = isPage(before?.page) ? replaceContent(before.page, page) : page;
    hot.dispose((data) => {
      data.page = held;
    });
    hot.accept();
  } else if (hasOnlyComponents(exports)) {
    hot.dispose((data) => {
      data.exported = exports;
    });
    hot.accept();
    if (before?.exported && !sameNames(before.exported, exports)) hot.invalidate();
  } else if (before?.exported ?? before?.page) {
    // It was accepted before and no longer qualifies.
    hot.invalidate();
  }
}

const isPage = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'Page' in value && 'head' in value;

/** The compiler does not register components that a function returns. */
function registerPage(page: Record<string, unknown>, id: string | number): void {
  for (const name of ['Page', 'ErrorView']) {
    if (refresh.isLikelyComponentType(page[name]))
      refresh.register(page[name], `${id} page.${name}`);
  }
}

function replaceContent(
  held: Record<string, unknown>,
  page: Record<string, unknown>,
): Record<string, unknown> {
  for (const name of Object.keys(held)) if (!(name in page)) Reflect.deleteProperty(held, name);
  return Object.assign(held, page);
}

function hasOnlyComponents(exports: Record<string, unknown>): boolean {
  const values = Object.values(exports);
  return values.length > 0 && values.every((value) => refresh.isLikelyComponentType(value));
}

const sameNames = (a: object, b: object): boolean =>
  Object.keys(a).sort().join() === Object.keys(b).sort().join();
