import type { SectionModule } from '@huoban/contracts';

const section: SectionModule = {
  contract: 1,
  name: 'mfe-game-library',
  pages: {
    library: {
      chunk: 'page-library',
      load: () =>
        import(/* webpackChunkName: "page-library" */ './pages/library/page').then((m) => m.page),
    },
    search: {
      chunk: 'page-search',
      load: () =>
        import(/* webpackChunkName: "page-search" */ './pages/search/page').then((m) => m.page),
    },
    'game-role': {
      chunk: 'page-game-role',
      load: () =>
        import(/* webpackChunkName: "page-game-role" */ './pages/game-role/page').then(
          (m) => m.page,
        ),
    },
    'role-info': {
      chunk: 'page-role-info',
      load: () =>
        import(/* webpackChunkName: "page-role-info" */ './pages/role-info/page').then(
          (m) => m.page,
        ),
    },
    game: {
      chunk: 'page-game',
      load: () =>
        import(/* webpackChunkName: "page-game" */ './pages/game/page').then((m) => m.page),
    },
  },
  messages: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
};

export default section;
