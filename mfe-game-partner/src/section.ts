import type { SectionModule } from '@huoban/contracts';

const section: SectionModule = {
  contract: 1,
  name: 'mfe-game-partner',
  pages: {
    square: {
      chunk: 'page-square',
      load: () =>
        import(/* webpackChunkName: "page-square" */ './pages/square/page').then((m) => m.page),
    },
    detail: {
      chunk: 'page-detail',
      load: () =>
        import(/* webpackChunkName: "page-detail" */ './pages/detail/page').then((m) => m.page),
    },
    'game-list': {
      chunk: 'page-game-list',
      load: () =>
        import(/* webpackChunkName: "page-game-list" */ './pages/game-list/page').then(
          (m) => m.page,
        ),
    },
    chat: {
      chunk: 'page-chat',
      load: () =>
        import(/* webpackChunkName: "page-chat" */ './pages/chat/page').then((m) => m.page),
    },
    story: {
      chunk: 'page-story',
      load: () =>
        import(/* webpackChunkName: "page-story" */ './pages/story/page').then((m) => m.page),
    },
  },
  messages: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
};

export default section;
