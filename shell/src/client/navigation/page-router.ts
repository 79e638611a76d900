import {
  createPath,
  IDLE_NAVIGATION,
  matchRoutes,
  NavigationType,
  resolvePath,
  type DataRouter,
  type Location,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router';
import type { PageResult } from '../../app/pages/page-result';
import { PAGE_ROUTE, ROOT_ROUTE } from '../../app/pages/route-id';
import { locationOf, readLocation, writeHistory } from './history-entries';

export interface PageRouterOptions {
  /** The root route with the page route in it. */
  routes: RouteObject[];
  /** The page of the document. */
  result: PageResult;
  /** Path that a navigation is redirected to, without an entry for the one that it redirects. */
  guard: (url: URL) => string | null;
  /** `signal` aborts when the visitor navigates elsewhere before the page has loaded. */
  load: (url: URL, signal: AbortSignal) => Promise<PageResult>;
}

interface Navigation {
  action: NavigationType;
  location: Location;
  preventScrollReset?: boolean | undefined;
  /** Loads the page that is shown once more. */
  isRevalidation?: boolean;
}

/** A navigation within a page, for which nothing is loaded. */
const isHashChange = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
const urlOf = (to: To): URL => new URL(hrefOf(to), location.origin);

/**
 * The part of React Router's data router that one splat route needs: the page is loaded, then URL and page change
 * together. `RouterProvider`, `ScrollRestoration` and the hooks of React Router work on it; its own `createRouter` is
 * half of the library.
 */
export class PageRouter {
  private readonly subscribers = new Set<RouterSubscriber>();
  private isUnseen = false;
  private current = new AbortController();
  private done: Promise<void> = Promise.resolve();
  private positions: Record<string, number> | null = null;
  private readPosition = (): number => 0;
  state: RouterState;

  constructor(private readonly options: PageRouterOptions) {
    this.state = {
      historyAction: NavigationType.Pop,
      location: readLocation(),
      matches: this.matchesAt(readLocation()),
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      // The browser itself has scrolled the document.
      restoreScrollPosition: false,
      preventScrollReset: false,
      revalidation: 'idle',
      loaderData: { [PAGE_ROUTE]: options.result },
      actionData: null,
      errors: null,
      fetchers: new Map(),
      blockers: new Map(),
    };
    addEventListener('popstate', this.handlePop);
    addEventListener('pageshow', this.handlePageShow);
  }

  /** For `RouterProvider`, which uses no other members. */
  get forProvider(): DataRouter {
    return Object.assign(this, {
      basename: '/',
      window,
      future: {},
      manifest: {},
      routes: this.options.routes,
      createHref: hrefOf,
      createURL: urlOf,
      encodeLocation: urlOf,
    }) as unknown as DataRouter;
  }

  dispose(): void {
    this.current.abort();
    removeEventListener('popstate', this.handlePop);
    removeEventListener('pageshow', this.handlePageShow);
  }

  readonly subscribe = (subscriber: RouterSubscriber): (() => void) => {
    this.subscribers.add(subscriber);
    if (this.isUnseen) this.update({});
    return () => this.subscribers.delete(subscriber);
  };

  readonly enableScrollRestoration = (
    positions: Record<string, number>,
    readPosition: () => number,
  ): (() => void) => {
    this.positions = positions;
    this.readPosition = readPosition;
    return () => (this.positions = null);
  };

  readonly navigate = async (
    to: number | To | null,
    { replace, state, preventScrollReset }: Partial<RouterNavigateOptions> = {},
  ): Promise<void> => {
    if (typeof to === 'number') return history.go(to);
    await this.start({
      action: replace === true ? NavigationType.Replace : NavigationType.Push,
      location: locationOf(resolvePath(to ?? '', this.state.location.pathname), state),
      preventScrollReset: preventScrollReset === true,
    });
  };

  readonly revalidate = async (): Promise<void> => {
    const { navigation, historyAction: action, location } = this.state;
    // A pending navigation loads its page anyway.
    if (navigation.state !== 'idle') return this.done;
    await this.start({ action, location, isRevalidation: true });
  };

  private readonly handlePop = (): void =>
    void this.start({ action: NavigationType.Pop, location: readLocation() });

  /** A navigation that became a document load never ends, and a page from the back/forward cache gets no `popstate`. */
  private readonly handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    this.current.abort();
    this.update({ navigation: IDLE_NAVIGATION, revalidation: 'idle' });
    // Back or Forward had changed the address before its page was loaded.
    if (readLocation().key !== this.state.location.key) this.handlePop();
  };

  private start(navigation: Navigation): Promise<void> {
    this.current.abort();
    this.current = new AbortController();
    if (this.positions) this.positions[this.state.location.key] = this.readPosition();
    return (this.done = this.run(navigation, this.current.signal));
  }

  private async run(navigation: Navigation, signal: AbortSignal): Promise<void> {
    const { location: target, isRevalidation = false } = navigation;
    if (!isRevalidation && isHashChange(this.state.location, target))
      return this.complete(navigation, {});
    this.update(
      isRevalidation
        ? { revalidation: 'loading' }
        : { navigation: { state: 'loading', location: target } as RouterState['navigation'] },
    );
    const url = urlOf(target);
    const redirect = this.options.guard(url);
    if (redirect !== null) {
      const { preventScrollReset } = navigation;
      const isPush = navigation.action === NavigationType.Push && !isRevalidation;
      const action = isPush ? NavigationType.Push : NavigationType.Replace;
      return this.start({ action, location: locationOf(redirect, null), preventScrollReset });
    }
    const loaded = await this.options.load(url, signal).then(
      (result) => ({ result, error: undefined }),
      (error: unknown) => ({ result: undefined, error }),
    );
    if (signal.aborted) return;
    const { result, error } = loaded;
    if (result === undefined) return this.complete(navigation, { errors: { [ROOT_ROUTE]: error } });
    this.complete(navigation, { errors: null, loaderData: { [PAGE_ROUTE]: result } });
  }

  private complete(
    { action, location: shown, preventScrollReset = false, isRevalidation = false }: Navigation,
    loaded: Partial<RouterState>,
  ): void {
    if (!isRevalidation) writeHistory(action, shown);
    this.update({
      ...loaded,
      historyAction: action,
      location: shown,
      matches: this.matchesAt(shown),
      navigation: IDLE_NAVIGATION,
      revalidation: 'idle',
      restoreScrollPosition: isRevalidation ? false : (this.positions?.[shown.key] ?? null),
      preventScrollReset,
    });
  }

  private update(changes: Partial<RouterState>): void {
    this.state = { ...this.state, ...changes };
    this.isUnseen = this.subscribers.size === 0;
    for (const subscriber of this.subscribers)
      subscriber(this.state, {
        deletedFetchers: [],
        newErrors: changes.errors ?? null,
        viewTransitionOpts: undefined,
        flushSync: false,
      });
  }

  private matchesAt(shown: Location): RouterState['matches'] {
    return (matchRoutes(this.options.routes, shown) ?? []) as RouterState['matches'];
  }
}
